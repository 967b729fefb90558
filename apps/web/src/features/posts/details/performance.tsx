import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Explained } from '../../../ui/explained.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRefreshStats } from '../actions.ts';
import { figuresOf } from '../figures.ts';
import { useFigureText } from '../use-figure-text.ts';
import details from './details.module.css';
import { GrantButton } from './grant-button.tsx';
import classes from './sections.module.css';

/** 'Post Performance': every figure with a description that opens, and when they were fetched (POST-041 to 043). */
export function Performance({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts.performance');
  const tStats = useTranslations('stats');
  const tStates = useTranslations('ui.states');
  const formats = useFormats();
  const textOf = useFigureText();
  const refresh = useRefreshStats(post.id);
  // Disabled until the details are opened again (STATS-013).
  const [asked, setAsked] = useState(false);
  const figures = figuresOf(post);
  return (
    <section className={classes.section} aria-label={t('title')}>
      <div className={classes.sectionHead}>
        <h3>{t('title')}</h3>
        {post.stats && (
          <span className={details.muted}>
            {t('fetchedAt')} {formats.dateTime(post.stats.fetched_at)}
          </span>
        )}
        {post.actions.includes('refresh_stats') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={14} stroke={1.7} />}
            loading={refresh.pending}
            disabled={asked}
            onClick={() => {
              setAsked(true);
              refresh.run();
            }}
          >
            {t('refresh')}
          </Button>
        )}
      </div>
      {post.stats_reason && (
        <Notice tone="warning" action={<GrantButton app={post.app} call="figures" />}>
          {post.stats_reason}
        </Notice>
      )}
      {figures.length === 0 && !post.stats_reason && (
        <p className={details.muted}>
          <strong>{tStates('noData')}</strong>
          <br />
          {t('none', { app: CHANNELS[post.app].name })}
        </p>
      )}
      {figures.length > 0 && (
        <div className={classes.figures}>
          {figures.map((figure) => (
            <Explained
              key={figure.key}
              className={classes.figure}
              label={tStats(`label.${figure.key}`)}
              explanation={<p>{tStats(`about.${figure.key}`)}</p>}
            >
              <span className={classes.figureValue}>{textOf(figure)}</span>
            </Explained>
          ))}
        </div>
      )}
    </section>
  );
}
