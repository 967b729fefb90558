import { UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconEyeOff } from '@tabler/icons-react';
import { firstWords } from '@waypost/contract/analytics';
import type { MetricKey } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { Metric } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { Thumb, useFigureText } from '../posts/index.ts';
import classes from './analytics.module.css';

interface Props {
  readonly posts: readonly ScheduledPosting[];
  readonly metrics: readonly Metric<MetricKey>[];
  readonly onOpen: (id: number) => void;
}

/** A row for each post: what it is, its figures, and the way to see it (ANALYTICS-015 to 019). */
export function PostTable({ posts, metrics, onOpen }: Props) {
  const t = useTranslations('analytics');
  const tStats = useTranslations('stats');
  return (
    <section className={classes.scroll} aria-label={t('scroll')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('post')}</th>
            {metrics.map(({ key }) => (
              <th key={key} scope="col">
                {tStats(`label.${key}`)}
              </th>
            ))}
            <th scope="col">{t('view')}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <Row key={post.id} post={post} metrics={metrics} onOpen={() => onOpen(post.id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly post: ScheduledPosting;
  readonly metrics: readonly Metric<MetricKey>[];
  readonly onOpen: () => void;
}

function Row({ post, metrics, onOpen }: RowProps) {
  const t = useTranslations('analytics');
  const formats = useFormats();
  const textOf = useFigureText();
  const text = firstWords(post.messages_with_custom_text) || t('noText');
  const target = post.external_link ?? post.link;
  const knownOf = (key: MetricKey) => {
    const value = post.stats?.[key];
    return typeof value === 'number' ? value : null;
  };
  return (
    <tr data-post-id={post.id}>
      <td>
        <UnstyledButton className={classes.post} aria-haspopup="dialog" onClick={onOpen}>
          <Thumb post={post} />
          <span className={classes.words}>
            <span>{text}</span>
            <span className={classes.muted}>{formats.rowTime(post.fire_at)}</span>
          </span>
        </UnstyledButton>
      </td>
      {metrics.map(({ key, unit }) => (
        <td key={key}>{textOf({ unit, value: knownOf(key) })}</td>
      ))}
      <td>
        {target ? (
          <a
            className={classes.view}
            href={target}
            target="_blank"
            rel="noreferrer"
            aria-label={t('viewPost', { text })}
          >
            <IconExternalLink size={18} stroke={1.7} aria-hidden="true" />
          </a>
        ) : (
          <span className={classes.unseen} role="img" aria-label={t('noView')} title={t('noView')}>
            <IconEyeOff size={18} stroke={1.7} aria-hidden="true" />
          </span>
        )}
      </td>
    </tr>
  );
}
