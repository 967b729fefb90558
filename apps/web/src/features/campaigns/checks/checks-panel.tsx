import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Finding, Posting } from '@waypost/contract/campaigns';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from '../../../ui/listing/checks.module.css';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import type { Checks } from './use-checks.ts';

interface Props {
  readonly checks: Checks;
  readonly postings: readonly Posting[];
  readonly mayAsk: boolean;
  /** To what a check is about. */
  readonly onJump: (finding: Finding) => void;
}

/** What keeps a campaign from being published, and what else should be looked at, each leading to its place. */
export function ChecksPanel({ checks: { found, links }, postings, mayAsk, onJump }: Props) {
  const t = useTranslations('campaigns.checks');
  if (found.isPending) return <ListSkeleton rows={3} shape="line" />;
  if (found.data === undefined) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { links: asked } = found.data;
  // What is known of the links stands below, beside what asks them.
  const results = found.data.results.filter(({ code }) => code !== 'links_unchecked');
  const errors = results.filter(({ severity }) => severity === 'error');
  const warnings = results.filter(({ severity }) => severity === 'warning');
  return (
    <div className={classes.panel} aria-busy={found.isPlaceholderData}>
      {results.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={40} stroke={1.4} />} title={t('allWell')} text={t('allWellText')} />
      )}
      <List of={errors} postings={postings} title={t('errors', { count: errors.length })} onJump={onJump} />
      <List of={warnings} postings={postings} title={t('warnings', { count: warnings.length })} onJump={onJump} />
      {mayAsk && (
        <div className={classes.links}>
          <span role="status">{t(`links.${asked}`)}</span>
          <Button
            variant="default"
            size="xs"
            loading={links.pending || asked === 'checking'}
            onClick={() => links.run()}
          >
            {t('askLinks')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ListProps {
  readonly of: readonly Finding[];
  readonly postings: readonly Posting[];
  readonly title: string;
  readonly onJump: (finding: Finding) => void;
}

function List({ of, postings, title, onJump }: ListProps) {
  const t = useTranslations('campaigns');
  const formats = useFormats();
  if (of.length === 0) return null;
  const Mark = of[0]?.severity === 'error' ? IconCircleX : IconAlertTriangle;
  /** Which post it is: they have no names. */
  const about = ({ posting: id }: Finding): string | null => {
    const posting = postings.find((one) => one.id === id);
    if (posting === undefined) return null;
    const when = posting.fire_at === null ? t('posts.noTime') : formats.dateTime(posting.fire_at);
    const network = CHANNELS[posting.app].name;
    return posting.campaign.type === 'library' ? network : t('checks.ofPost', { network, when });
  };
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {of.map((finding) => (
          <li key={[finding.code, finding.posting, finding.app, finding.text].join()}>
            <UnstyledButton className={classes.check} data-severity={finding.severity} onClick={() => onJump(finding)}>
              <Mark size={17} stroke={1.7} aria-hidden="true" />
              <span className={classes.words}>
                {finding.text}
                {about(finding) !== null && <small>{about(finding)}</small>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
