import { MantineThemeProvider, Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
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
  const theme = useMemo(() => insideOf(keys.id), [keys.id]);
  return (
    <Modal
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={APPEARING}
      {...keys}
      {...props}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      <FirstField dialog={keys.id} />
    </Modal>
  );
}

/** It ends without any transform: one that does nothing would still cut off what stands beyond the edges of the dialog. */
const APPEARING = {
  duration: 160,
  transition: {
    in: { opacity: 1, transform: 'none' },
    out: { opacity: 0, transform: 'scale(.9) translateY(10px)' },
    transitionProperty: 'transform, opacity',
  },
};

/**
 * Lists and menus stand in the dialog that they belong to: of a modal one, screen readers say nothing that is outside. Nothing of
 * the dialog cuts them off, and its header is not above them.
 */
const insideOf = (id: string) => ({
  components: {
    Popover: {
      defaultProps: { portalProps: { target: `[id="${id}-body"]` }, floatingStrategy: 'fixed', zIndex: 1010 },
    },
  },
});
