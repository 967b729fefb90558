import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { FirstField } from './first-field.ts';
import { useDialog } from './use-dialog.ts';

/**
 * A modal dialog: phones give it the whole screen; its first field has the focus, Escape closes the topmost, and the focus returns
 * to what opened it.
 */
export function Dialog({ children, ...props }: ModalProps) {
  const t = useTranslations('ui.actions');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const keys = useDialog(props.opened);
  return (
    <Modal fullScreen={phone} closeButtonProps={{ 'aria-label': t('close') }} {...keys} {...props}>
      {children}
      <FirstField dialog={keys.id} />
    </Modal>
  );
}
