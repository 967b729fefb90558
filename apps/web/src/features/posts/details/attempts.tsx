import { Button } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import type { Attempt, ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAttempts } from '../api.ts';
import { nthOf, outcomeKey } from '../outcomes.ts';
import details from './details.module.css';
import classes from './sections.module.css';

/** The log of tries in plain words, newest first. */
export function Attempts({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts.detail');
  const tStates = useTranslations('ui.states');
  const attempts = useAttempts(post);
  const list = attempts.data?.results ?? [];
  if (attempts.isPending || (attempts.isSuccess && list.length === 0)) return null;
  return (
    <section className={classes.section} aria-label={t('attempts')}>
      <h3>{t('attempts')}</h3>
      {attempts.isError && (
        <p className={details.muted}>
          {t('attemptsFailed')}{' '}
          <Button size="compact-xs" variant="default" onClick={() => void attempts.refetch()}>
            {tStates('retry')}
          </Button>
        </p>
      )}
      <ol className={classes.log}>
        {list.map((attempt) => (
          <AttemptLine key={attempt.number} attempt={attempt} nth={nthOf(attempt, list)} post={post} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly attempt: Attempt;
  readonly nth: number;
  readonly post: ScheduledPosting;
}

function AttemptLine({ attempt, nth, post }: LineProps) {
  const t = useTranslations('posts');
  const formats = useFormats();
  const { outcome, reason, looked_at: looks } = attempt;
  const newest = looks.at(-1);
  const key = outcomeKey(outcome, attempt.purpose);
  return (
    <li data-outcome={key}>
      <span className={classes.logHead}>
        {/* Once its answer is lost, a try is not under way any more; it waits for evidence. */}
        <strong>
          {key === 'open' && post.label === 'unconfirmed' ? t('status.unconfirmed') : t(`attempt.${key}`)}
        </strong>
        <span className={details.muted}>
          {t(`attempt.${attempt.purpose}`, { number: nth })} · {formats.dateTime(attempt.started)}
        </span>
      </span>
      {reason && <span>{reason}</span>}
      {newest !== undefined && (
        <span className={details.muted}>
          {t('detail.lookedAt', {
            app: CHANNELS[post.app].name,
            count: looks.length,
            time: formats.dateTime(newest),
          })}
        </span>
      )}
    </li>
  );
}
