import { Button, Progress, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  type CampaignProgress,
  type EmailCampaign,
  pauseEmailCampaign,
  resumeEmailCampaign,
} from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { campaignKey, isUnderWay, LISTS_KEY } from '../api.ts';
import { CancelDialog } from './lazy-dialogs.ts';
import classes from './publish.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  readonly mayChange: boolean;
}

/** How far a published newsletter is, and what can be done about it. */
export function ProgressCard({ campaign, mayChange }: Props) {
  const t = useTranslations('authoring.progress');
  const formats = useFormats();
  const { progress, state, fire_at } = campaign;
  if (progress === null) return null;
  const making = state === 'publishing';
  return (
    <SectionCard
      title={t(making ? 'making' : state === 'cancelled' ? 'cancelled' : campaign.paused ? 'paused' : 'title')}
      description={
        fire_at === null ? undefined : t(progress.done > 0 ? 'wentOut' : 'fireAt', { when: formats.dateTime(fire_at) })
      }
      actions={mayChange && <Steering campaign={campaign} />}
    >
      <div className={classes.progress}>
        <Copies progress={progress} making={making} />
        {progress.audience > 0 && <Recipients progress={progress} />}
      </div>
    </SectionCard>
  );
}

const COPIES = ['pending', 'held', 'sending', 'paused', 'done', 'deleted', 'cancelled'] as const;

function Copies({ progress, making }: { readonly progress: CampaignProgress; readonly making: boolean }) {
  const t = useTranslations('authoring.progress');
  const { number } = useFormats();
  const { copies, eligible } = progress;
  const most = Math.max(eligible, copies);
  return (
    <section aria-label={t('copies')}>
      <div className={classes.line}>
        <Text fw={560}>{t('copies')}</Text>
        <Text c="dimmed" role="status">
          {making ? t('ofCopies', { made: copies, all: most }) : t('copiesMade', { count: copies })}
        </Text>
      </div>
      {making && (
        <Progress value={most === 0 ? 0 : (copies / most) * 100} aria-label={t('copies')} transitionDuration={160} />
      )}
      <dl className={classes.states}>
        {COPIES.filter((one) => progress[one] > 0).map((one) => (
          <div key={one}>
            <dt>{t(`copy.${one}`)}</dt>
            <dd>{number(progress[one])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const RECIPIENTS = [
  ['accepted', 'lagoon.6'],
  ['waiting', 'gray.4'],
  ['uncertain', 'yellow.6'],
  ['rejected', 'coral.6'],
  ['suppressed', 'gray.6'],
  ['stopped', 'gray.7'],
] as const;

/** Everybody ends in one of these: they add up. */
function Recipients({ progress }: { readonly progress: CampaignProgress }) {
  const t = useTranslations('authoring.progress');
  const { number } = useFormats();
  const { audience } = progress;
  const done = audience - progress.waiting;
  return (
    <section aria-label={t('recipients')}>
      <div className={classes.line}>
        <Text fw={560}>{t('recipients')}</Text>
        <Text c="dimmed" role="status">
          {t('ofRecipients', { done, all: audience })}
        </Text>
      </div>
      <Progress.Root size={10} transitionDuration={160}>
        {RECIPIENTS.map(([name, color]) => (
          <Progress.Section
            key={name}
            value={(progress[name] / audience) * 100}
            color={color}
            aria-label={t(`recipient.${name}`)}
          />
        ))}
      </Progress.Root>
      <dl className={classes.states}>
        {RECIPIENTS.filter(([name]) => progress[name] > 0).map(([name, color]) => (
          <div key={name}>
            <dt>
              <span
                className={classes.dot}
                style={{ background: `var(--mantine-color-${color.replace('.', '-')})` }}
                aria-hidden="true"
              />
              {t(`recipient.${name}`)}
            </dt>
            <dd>{number(progress[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Steering({ campaign }: { readonly campaign: EmailCampaign }) {
  const t = useTranslations('authoring.progress');
  const queries = useQueryClient();
  const [asking, ask] = useState(false);
  const put = (stored: EmailCampaign) => queries.setQueryData(campaignKey(campaign.id), stored);
  const steer = useAction<'pause' | 'resume', EmailCampaign>({
    run: (verb) => call(verb === 'pause' ? pauseEmailCampaign : resumeEmailCampaign, { params: { id: campaign.id } }),
    success: (_, verb) => t(verb === 'pause' ? 'wasPaused' : 'wasResumed'),
    invalidate: [LISTS_KEY],
    onSuccess: put,
  });
  if (campaign.state === 'cancelled' || !isUnderWay(campaign)) return null;
  const icon = { size: 16, stroke: 1.7 } as const;
  return (
    <div className={classes.steering}>
      {campaign.paused ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay {...icon} />}
          loading={steer.pending}
          onClick={() => steer.run('resume')}
        >
          {t('resume')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPause {...icon} />}
          loading={steer.pending}
          onClick={() => steer.run('pause')}
        >
          {t('pause')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconX {...icon} />} disabled={steer.pending} onClick={() => ask(true)}>
        {t('cancel')}
      </Button>
      {asking && <CancelDialog campaign={campaign} onClose={() => ask(false)} onCancelled={put} />}
    </div>
  );
}
