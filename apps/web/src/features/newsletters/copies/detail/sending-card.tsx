import { Button, Progress } from '@mantine/core';
import { type NewsletterDetail, type NewsletterStats, newsletterActions } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useSteer } from './actions.ts';
import classes from './detail.module.css';
import { StopButton } from './stop-button.tsx';

interface Props {
  readonly newsletter: NewsletterDetail;
  readonly stats: NewsletterStats;
}

/** How far its sending is, how fast it goes, and when it will be done. */
export function SendingCard({ newsletter, stats }: Props) {
  const t = useTranslations('newsletters.notice');
  const formats = useFormats();
  const pause = useSteer(newsletter.id, 'pause');
  const { audience, waiting, rate_per_minute: rate, eta } = stats;
  const done = audience === null ? 0 : audience - waiting;
  const percent = audience ? (done / audience) * 100 : 0;
  const facts = [
    audience === null ? t('freezing') : t('progress', { done, audience }),
    rate !== null && rate > 0 ? t('rate', { rate: Math.round(rate) }) : null,
    eta === null ? null : t('eta', { when: formats.time(eta) }),
  ].filter((fact) => fact !== null);
  return (
    <SectionCard title={t('sendingTitle')}>
      <Progress value={percent} size="md" aria-label={t('sendingTitle')} transitionDuration={160} />
      <p className={classes.pace}>{facts.join(' · ')}</p>
      <div className={classes.verbs}>
        {newsletterActions(newsletter, new Date()).includes('pause') && (
          <Button size="xs" variant="default" loading={pause.pending} onClick={() => pause.run()}>
            {t('pause')}
          </Button>
        )}
        <StopButton newsletter={newsletter} />
      </div>
    </SectionCard>
  );
}
