import { Textarea } from '@mantine/core';
import { ALT_TEXT_MAX } from '@waypost/contract/media';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { CharCounter } from '../../../ui/fields/texts/char-counter.tsx';
import classes from '../composer.module.css';
import type { DraftMedium } from '../draft/draft-content.ts';

interface Props {
  readonly image: DraftMedium;
  readonly onClose: () => void;
  readonly onSave: (alt: string) => void;
}

/** Loaded by media-strip.tsx. */
export default function AltTextModal({ image, onClose, onSave }: Props) {
  const t = useTranslations('media.alt');
  const tActions = useTranslations('ui.actions');
  const [alt, setAlt] = useState(image.alt);
  const { leave, question } = useDiscard(alt !== image.alt, onClose);
  return (
    <>
      <ConfirmModal
        opened
        onClose={leave}
        title={t('label')}
        confirmLabel={tActions('save')}
        confirmDisabled={Array.from(alt).length > ALT_TEXT_MAX}
        onConfirm={() => onSave(alt.trim())}
      >
        <img src={image.url} alt="" className={classes.altImage} />
        <div>
          <Textarea
            label={t('label')}
            description={t('hint')}
            value={alt}
            autosize
            minRows={3}
            maxRows={8}
            data-autofocus
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <CharCounter text={alt} limit={ALT_TEXT_MAX} />
        </div>
      </ConfirmModal>
      {/* Beside it: what is inside its form would send that form, too. */}
      {question}
    </>
  );
}
