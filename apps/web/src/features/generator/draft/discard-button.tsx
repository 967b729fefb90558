import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { isDirty } from './draft-machine.ts';
import type { Draft } from './use-draft.ts';
import { useLeave } from './use-leave.ts';

const DiscardQuestion = loadAgain(() => withWords(['generator'], () => import('./discard-question.tsx')));

/** Cancel deletes the draft, after a question; with nothing written it only leaves (GEN-007, GEN-009). */
export function DiscardButton({ draft, variant }: { readonly draft: Draft; readonly variant: 'subtle' | 'default' }) {
  const t = useTranslations('generator');
  const leave = useLeave();
  const [asking, { open, close }] = useDisclosure(false);
  const discard = useAction({
    run: draft.discard,
    success: false,
    failure: t('draft.deleteFailed'),
    invalidate: [['drafts']],
    onSuccess: leave,
  });
  const untouched = draft.state.draft === null && !isDirty(draft.state);
  return (
    <>
      <Button
        variant={variant}
        color="gray"
        leftSection={untouched ? undefined : <IconTrash size={16} stroke={1.7} />}
        onClick={untouched ? leave : open}
      >
        {untouched ? t('actions.cancel') : t('composer.discard')}
      </Button>

      {asking && <DiscardQuestion onClose={close} pending={discard.pending} onConfirm={() => discard.run()} />}
    </>
  );
}
