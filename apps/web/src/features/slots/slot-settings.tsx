import { Button, Group } from '@mantine/core';
import type { SocialApp } from '@waypost/contract/networks';
import { SUGGESTED_SLOTS } from '@waypost/contract/slots';
import { useTranslations } from 'use-intl';
import { describeFailure } from '../../ui/feedback/describe-failure.ts';
import { useFailureWords } from '../../ui/feedback/use-failure-words.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState } from '../../ui/states/states.tsx';
import { CampaignCard } from './campaign-card.tsx';
import classes from './slots.module.css';
import { type SlotsInHand, useSlotSettings } from './use-slot-settings.ts';
import { WeekCard } from './week-card.tsx';

/** When the posts of a network like to go out, and what campaigns may do with it. */
export function SlotSettings({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('slots');
  const inHand = useSlotSettings(app);
  const { read, shown } = inHand;
  if (shown === undefined && read.isError)
    return (
      <SectionCard title={t('week.title')}>
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </SectionCard>
    );
  // Until it is known the place is kept as it is usually filled: what stands below must not move.
  const now = shown ?? { slots: [...SUGGESTED_SLOTS[app]], weekly_frequency: null, auto_schedule: true };
  return (
    <div className={classes.cards} inert={shown === undefined} aria-busy={shown === undefined}>
      <NotSaved inHand={inHand} />
      <WeekCard app={app} inHand={inHand} shown={now} />
      <CampaignCard app={app} inHand={inHand} shown={now} />
    </div>
  );
}

/** Nothing is lost: it says what is not saved, why, and what can be done. */
function NotSaved({ inHand }: { readonly inHand: SlotsInHand }) {
  const t = useTranslations('slots.unsaved');
  const words = useFailureWords();
  const { failure, overtaken, left } = inHand;
  if (!left) return null;
  const why = overtaken ? t('overtaken') : failure ? describeFailure(failure, words).message : t('left');
  return (
    <div>
      <FormError messages={[why]} />
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={inHand.again}>
          {t(overtaken ? 'mine' : 'again')}
        </Button>
        <Button size="xs" variant="default" onClick={inHand.giveUp}>
          {t(overtaken ? 'theirs' : 'giveUp')}
        </Button>
      </Group>
    </div>
  );
}
