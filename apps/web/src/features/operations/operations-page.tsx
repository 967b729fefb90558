import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { networkOf } from '@waypost/contract/networks';
import { COUNTED_MAX, getOperations, type Operations } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { Facts, Technical } from './facts.tsx';
import { FailedMails } from './failed-mails.tsx';
import { Newsletters } from './newsletters.tsx';
import classes from './operations.module.css';
import { operationsPaths } from './paths.ts';
import { UnknownPlans } from './unknown-plans.tsx';
import { AGAIN_MS } from './walk.ts';

export const OPERATIONS_KEY = ['operations', 'overview'] as const;
const POSTS = ['due', 'underway', 'parked', 'unconfirmed', 'asked', 'failed', 'missed'] as const;
const GB = 1e9;

/** How the installation is doing; read again while it is looked at. */
export default function OperationsPage() {
  const t = useTranslations('operations');
  const found = useQuery({
    queryKey: OPERATIONS_KEY,
    queryFn: ({ signal }) => call(getOperations, {}, { signal }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="default" loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      {found.data && <Sections of={found.data} />}
      {!found.data && found.isPending && <ListSkeleton rows={4} shape="card" />}
      {!found.data && found.isError && (
        <SectionCard>
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        </SectionCard>
      )}
    </>
  );
}

function Sections({ of }: { readonly of: Operations }) {
  const t = useTranslations('operations');
  const { dateTime, number } = useFormats();
  const { publishing, posts, disk, backup } = of;
  const [oldest] = of.sweeps;
  return (
    <div className={classes.sections}>
      <SectionCard title={t('publishing.title')}>
        <Text>
          {publishing.held ? t('publishing.held', { since: dateTime(publishing.held.since) }) : t('publishing.running')}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`publishing.${publishing.address}`)}
        </Text>
      </SectionCard>
      <Unknown of={publishing.unknown} />
      <SectionCard title={t('posts.title')}>
        <Facts of={POSTS.map((key) => [t(`posts.${key}`), <PostCount key={key} state={key} count={posts[key]} />])} />
        {posts.oldest && (
          <Text size="sm" c="dimmed">
            {t('posts.oldest', { when: dateTime(posts.oldest) })}
          </Text>
        )}
      </SectionCard>
      <Workers workers={of.workers} />
      <FailedMails mails={of.mails} />
      <Newsletters of={of.newsletters} />
      <UnknownPlans of={of.payments} />
      <SectionCard title={t('sweeps.title')} description={t('sweeps.lead')}>
        {of.sweeps.length === 0 ? (
          <Text c="dimmed">{t('sweeps.none')}</Text>
        ) : (
          <Technical
            says={oldest && t('sweeps.since', { when: dateTime(oldest.passed) })}
            of={of.sweeps.map(({ id, passed }) => [id, dateTime(passed)])}
          />
        )}
      </SectionCard>
      <SectionCard title={t('jobs.title')}>
        {of.jobs.length === 0 ? (
          <Text c="dimmed">{t('jobs.none')}</Text>
        ) : (
          <Technical
            says={t('jobs.count', { count: of.jobs.reduce((sum, { count }) => sum + count, 0) })}
            of={of.jobs.map(({ task, count }) => [task, number(count)])}
          />
        )}
        {of.jobs.length > 0 && (
          <LinkAnchor size="sm" to={operationsPaths.jobs()}>
            {t('jobs.see')}
          </LinkAnchor>
        )}
      </SectionCard>
      <SectionCard title={t('machine.title')}>
        <Facts
          of={[
            [t('machine.version'), of.version],
            [
              t('machine.disk'),
              disk
                ? t('machine.gigabytes', { free: Math.round(disk.free / GB), total: Math.round(disk.total / GB) })
                : t('machine.unknown'),
            ],
            [t('machine.backup'), backup ? dateTime(backup) : t('machine.never')],
          ]}
        />
      </SectionCard>
    </div>
  );
}

interface PostCountProps {
  readonly state: (typeof POSTS)[number];
  readonly count: number;
}

/** How many, and the way to them; what is underway changes faster than a list could show it. */
function PostCount({ state, count }: PostCountProps) {
  const t = useTranslations('operations');
  const { number } = useFormats();
  const counted = count < COUNTED_MAX ? number(count) : `${number(COUNTED_MAX)}+`;
  if (state === 'underway' || count === 0) return counted;
  return (
    <LinkAnchor
      to={operationsPaths.posts({ state })}
      aria-label={t('seeList', { name: t(`posts.${state}`), count: counted })}
    >
      {counted}
    </LinkAnchor>
  );
}

/** After a restored backup; on most days there are none. */
function Unknown({ of }: { readonly of: Operations['publishing']['unknown'] }) {
  const t = useTranslations('operations.unknown');
  if (of.count === 0) return null;
  return (
    <SectionCard title={t('title', { count: of.count })} description={t('lead')}>
      <ul className={classes.rows}>
        {of.results.map(({ provider, page, remote_id }) => (
          <li key={remote_id}>{[provider && networkOf(provider).name, page, remote_id].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Workers({ workers }: Pick<Operations, 'workers'>) {
  const t = useTranslations('operations.workers');
  const { dateTime } = useFormats();
  return (
    <SectionCard title={t('title')}>
      {workers.length === 0 && <Text>{t('none')}</Text>}
      <ul className={classes.rows}>
        {workers.map(({ id, started, seen, alive }) => (
          <li key={id}>
            <span>
              <Text fw={560} ff="monospace">
                {id}
              </Text>
              <Text size="sm" c="dimmed">
                {t('since', { started: dateTime(started), seen: dateTime(seen) })}
              </Text>
            </span>
            <StatusBadge tone={alive ? 'success' : 'neutral'} label={t(alive ? 'alive' : 'gone')} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
