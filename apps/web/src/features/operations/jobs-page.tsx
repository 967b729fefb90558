import { Text } from '@mantine/core';
import { listJobs, retryJob } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useList } from '../../platform/query/use-list.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import classes from './operations.module.css';
import { RetryButton } from './retry-button.tsx';
import { StandingList } from './standing-list.tsx';
import { AGAIN_MS, uncounted } from './walk.ts';

/** Jobs that nobody tries any more. */
export default function OperationsJobsPage() {
  const t = useTranslations('operations');
  const { dateTime } = useFormats();
  const list = useList({
    key: ['operations', 'jobs'],
    filters: {},
    load: (_, page, signal) => uncounted(call(listJobs, { query: { page } }, { signal })),
    again: () => AGAIN_MS,
  });
  const retry = useAction({
    run: (job: number) => call(retryJob, { body: { job } }),
    success: t('jobs.retried'),
    invalidate: [['operations']],
  });
  return (
    <StandingList title={t('jobs.title')} lead={t('jobs.lead')} list={list} empty={t('jobs.empty')}>
      {(job) => (
        <>
          <span className={classes.what}>
            <Text fw={560} ff="monospace" className={classes.long}>
              {job.task}
            </Text>
            <Text size="sm" c="dimmed">
              {[
                t('jobs.ended', { when: dateTime(job.ended) }),
                t('mails.tries', { count: job.tries }),
                ...Object.entries(job.about).map(([name, value]) => `${name} ${value}`),
              ].join(' · ')}
            </Text>
            {job.error && (
              <Text size="sm" ff="monospace" className={classes.long}>
                {job.error}
              </Text>
            )}
          </span>
          <RetryButton
            refusal={job.retry}
            label={t('jobs.retryOf', { task: job.task })}
            pending={retry.pending}
            onRetry={() => retry.run(job.id)}
          />
        </>
      )}
    </StandingList>
  );
}
