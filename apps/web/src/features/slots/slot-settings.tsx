import { Button, Group } from '@mantine/core';
import type { SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { describeFailure } from '../../ui/feedback/describe-failure.ts';
import { useFailureWords } from '../../ui/feedback/use-failure-words.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../ui/states.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { type SlotsInHand, useSlotSettings } from './use-slot-settings.ts';
import { WeekCard } from './week-card.tsx';

/** When the posts of a network like to go out, and what campaigns may do with it. */
export function SlotSettings({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('slots');
  const inHand = useSlotSettings(app);
  const { read, shown } = inHand;
  if (shown === undefined)
    return (
      <SectionCard title={t('week.title')}>
        {read.isError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <ListSkeleton rows={4} shape="line" />
        )}
      </SectionCard>
    );
  return (
    <>
      <NotSaved inHand={inHand} />
      <WeekCard app={app} inHand={inHand} shown={shown} />
      <CampaignCard app={app} inHand={inHand} shown={shown} />
    </>
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
