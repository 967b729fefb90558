import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './confirm-modal.module.css';
import { useCountedDialog } from './dialog-above.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Verb and object: 'Delete post'. */
  readonly title: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly pending?: boolean;
  readonly danger?: boolean;
  /** A form of @mantine/form inside the modal; it must be valid before the action runs (SHELL-062). */
  readonly form?: { readonly validate: () => { readonly hasErrors: boolean } };
  readonly confirmDisabled?: boolean;
  readonly size?: number | string;
  readonly children?: ReactNode;
}

/** Confirm dialog or small form: actions bottom right, full screen on phones, native field validity is checked too. */
export function ConfirmModal(props: Props) {
  const { opened, onClose, title, confirmLabel, onConfirm, pending = false, danger = false, form, children } = props;
  const t = useTranslations('ui.actions');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  useCountedDialog(opened);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.reportValidity() || form?.validate().hasErrors) return;
    onConfirm();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={props.size ?? 460}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <div className={classes.body}>{children}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            color={danger ? 'coral' : undefined}
            loading={pending}
            disabled={props.confirmDisabled}
            data-autofocus={danger ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
