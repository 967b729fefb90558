import { isTooSoon, RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../../platform/time/use-now.ts';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { DateTimeField } from '../../../../ui/fields/moments/date-time-field.tsx';
import { AppliesTo } from './applies-to.tsx';
import type { PostGroup } from './group-posts.ts';
import { useGroupChange } from './use-group-change.ts';

interface Props {
  readonly group: PostGroup;
  readonly onClose: () => void;
}

export function RescheduleGroup({ group, onClose }: Props) {
  const t = useTranslations('posts');
  const now = useNow(15_000);
  const [fireAt, setFireAt] = useState<string | null>(null);
  const change = useGroupChange(group, 'reschedule', onClose);
  const hint = t('detail.earliest', { minutes: RESCHEDULE_MIN_MINUTES });
  const tooSoon = fireAt !== null && isTooSoon(Date.parse(fireAt), now);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('actions.reschedule')}
      confirmLabel={t('actions.saveTime')}
      confirmDisabled={change.posts.length === 0 || fireAt === null || tooSoon}
      pending={change.pending}
      onConfirm={() => fireAt && change.run({ verb: 'reschedule', ids: change.ids, fire_at: fireAt })}
    >
      <AppliesTo of={change} />
      <DateTimeField
        label={t('detail.newTime')}
        value={fireAt ?? group.first.fire_at}
        onChange={setFireAt}
        min={new Date(now + RESCHEDULE_MIN_MINUTES * 60_000).toISOString()}
        error={tooSoon ? hint : undefined}
      />
    </ConfirmModal>
  );
}
