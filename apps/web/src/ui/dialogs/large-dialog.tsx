import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDialogAbove } from './dialog-above.ts';

interface Props {
  readonly title: string;
  /** Its width; phones give it the whole screen. */
  readonly size: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that something is read or done in; it stands while it is mounted. Escape belongs to a question above it. */
export function LargeDialog({ title, size, onClose, children }: Props) {
  const t = useTranslations('ui.actions');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const covered = useDialogAbove();
  return (
    <Modal
      opened
      closeOnEscape={!covered}
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
