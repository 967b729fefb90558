import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useFormAction } from '../feedback/use-form-action.ts';
import classes from './fields.module.css';
import { Form } from './form.tsx';

interface Props {
  readonly action: ReturnType<typeof useFormAction>;
  /** What the button says. */
  readonly submit: string;
  /** `wide`: as the form is. `quiet`: for a page with several forms, none of which should stand out. `danger`: what takes things away. */
  readonly button?: 'wide' | 'end' | 'quiet' | 'danger';
  /** In a dialog: closes it. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

const LOOKS = { end: {}, quiet: { variant: 'default' }, danger: { color: 'coral' } } as const;

/** A form that the server checks: its fields one below the other, and the button that sends it. */
export function ActionForm({ action, submit, button = 'end', onCancel, children }: Props) {
  const t = useTranslations('ui.actions');
  const send = { type: 'submit', loading: action.pending, children: submit } as const;
  return (
    <Form onSubmit={action.submit} errors={action.formErrors} className={classes.fields}>
      {children}
      {button === 'wide' ? (
        <Button {...send} fullWidth />
      ) : (
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" disabled={action.pending} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button {...send} {...LOOKS[button]} />
        </Group>
      )}
    </Form>
  );
}
