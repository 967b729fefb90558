import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../fields/form.tsx';
import classes from './confirm-modal.module.css';
import { Dialog } from './dialog.tsx';

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

/** Confirm dialog or small form: actions bottom right, full screen on phones. */
export function ConfirmModal(props: Props) {
  const { opened, onClose, title, confirmLabel, onConfirm, pending = false, danger = false, form, children } = props;
  const t = useTranslations('ui.actions');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form?.validate().hasErrors) return;
    onConfirm();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={props.size ?? 460}>
      <Form onSubmit={submit} className={classes.form}>
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
            // A button that is off takes no focus: the dialog would be left without.
            data-autofocus={danger || props.confirmDisabled ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
