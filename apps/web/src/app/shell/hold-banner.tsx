import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { networkOf } from '@waypost/contract/networks';
import { getUnknownPosts, type HoldAnswer, type PublishingHold, resumePublishing } from '@waypost/contract/publishing';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { isTeam, useUser } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import classes from '../states/banner.module.css';

/** Nothing is published after an outage or on a copy until staff say so; everybody may know why their posts wait. */
export default function HoldBanner({ hold }: { hold: PublishingHold }) {
  const t = useTranslations('shell.hold');
  const { dateTime } = useFormats();
  const team = isTeam(useUser());
  const resume = useAction({
    run: (answer: HoldAnswer) => call(resumePublishing, { body: { answer } }),
    success: t('resumed'),
    onSuccess: refreshSession,
  });
  // Once it goes on, the operations page lists them.
  const unknown = useQuery({
    queryKey: ['unknown-posts'],
    queryFn: ({ signal }) => call(getUnknownPosts, {}, { signal }),
    enabled: team,
  }).data;
  return (
    <section className={classes.banner} data-tone="neutral" aria-label={t('label')}>
      <span>{team ? t(hold.reason, { since: dateTime(hold.since) }) : t('waiting')}</span>
      {team &&
        answersTo(hold).map(([answer, words]) => (
          <Button
            key={answer}
            variant="white"
            color="dark"
            size="xs"
            loading={resume.pending}
            onClick={() => resume.run(answer)}
          >
            {t(words)}
          </Button>
        ))}
      {unknown !== undefined && unknown.count > 0 && (
        <details>
          <summary>{t('unknown', { count: unknown.count })}</summary>
          <ul>
            {unknown.results.map(({ provider, page, remote_id }) => (
              <li key={remote_id}>
                {[provider && networkOf(provider).name, page, remote_id].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Only an outage may have been nothing else; the careful answer is possible always. */
const answersTo = ({ reason }: PublishingHold) =>
  reason === 'outage'
    ? ([
        ['only_away', 'onlyAway'],
        ['set_back', 'setBack'],
      ] as const)
    : ([['set_back', 'resume']] as const);
