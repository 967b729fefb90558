import { Button } from '@mantine/core';
import { type Attempt, CHANNELS, type ScheduledPosting } from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAttempts } from '../api.ts';
import { outcomeKey } from '../outcomes.ts';
import classes from './details.module.css';

/** The log of tries in plain words, newest first. */
export function Attempts({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts.detail');
  const tStates = useTranslations('ui.states');
  const attempts = useAttempts(post.id, post.version);
  const list = attempts.data?.results ?? [];
  if (attempts.isPending || (attempts.isSuccess && list.length === 0)) return null;
  return (
    <section className={classes.section} aria-label={t('attempts')}>
      <h3>{t('attempts')}</h3>
      {attempts.isError && (
        <p className={classes.muted}>
          {t('attemptsFailed')}{' '}
          <Button size="compact-xs" variant="default" onClick={() => void attempts.refetch()}>
            {tStates('retry')}
          </Button>
        </p>
      )}
      <ol className={classes.log}>
        {list.map((attempt) => (
          <AttemptLine key={`${attempt.purpose}-${attempt.number}`} attempt={attempt} app={post.app} />
        ))}
      </ol>
    </section>
  );
}

function AttemptLine({ attempt, app }: { readonly attempt: Attempt; readonly app: ScheduledPosting['app'] }) {
  const t = useTranslations('posts');
  const formats = useFormats();
  const { outcome, reason, looked_at: lookedAt } = attempt;
  const key = outcomeKey(outcome);
  return (
    <li data-outcome={key}>
      <span className={classes.logHead}>
        <strong>{t(`attempt.${key}`)}</strong>
        <span className={classes.muted}>
          {t(`attempt.${attempt.purpose}`, { number: attempt.number })} · {formats.dateTime(attempt.started)}
        </span>
      </span>
      {reason && <span>{reason}</span>}
      {lookedAt.length > 0 && (
        <span className={classes.muted}>
          {t('detail.lookedAt', { app: CHANNELS[app].name, times: lookedAt.map((at) => formats.time(at)).join(', ') })}
        </span>
      )}
    </li>
  );
}
