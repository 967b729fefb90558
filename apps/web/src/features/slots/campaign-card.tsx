import { Switch, TextInput } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { WEEKLY_FREQUENCY } from '@waypost/contract/slots';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../platform/api/api-error.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './slots.module.css';
import type { Wanted } from './unsaved.ts';
import type { SlotsInHand } from './use-slot-settings.ts';

interface Props {
  readonly app: SocialApp;
  readonly inHand: SlotsInHand;
  readonly shown: Wanted;
}

/** Undefined: it can't be read, or is no number that may be. */
function readFrequency(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = Number(text);
  const { min, max } = WEEKLY_FREQUENCY;
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** Whether campaigns plan posts on a network, and how many a week at most. */
export function CampaignCard({ app, inHand, shown }: Props) {
  const t = useTranslations('slots.campaigns');
  const { name } = CHANNELS[app];
  const kept = shown.weekly_frequency === null ? '' : String(shown.weekly_frequency);
  /** What is being typed; null shows what is kept. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? undefined : readFrequency(typed);
  const wrong = typed !== null && read === undefined;
  const settle = () => {
    if (typed === null || read === undefined) return;
    setTyped(null);
    if (read !== shown.weekly_frequency) inHand.change({ weekly_frequency: read });
  };
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <div className={classes.campaigns}>
        <Switch
          label={t('auto')}
          description={t('autoHint', { app: name })}
          checked={shown.auto_schedule}
          onChange={(event) => inHand.change({ auto_schedule: event.currentTarget.checked })}
        />
        <TextInput
          className={classes.frequency}
          label={t('frequency')}
          description={t('frequencyHint')}
          placeholder={t('noLimit')}
          inputMode="numeric"
          autoComplete="off"
          disabled={!shown.auto_schedule}
          value={typed ?? kept}
          error={
            wrong
              ? t('wrong', { min: String(WEEKLY_FREQUENCY.min), max: String(WEEKLY_FREQUENCY.max) })
              : fieldError(inHand.failure, 'weekly_frequency')
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      </div>
    </SectionCard>
  );
}
