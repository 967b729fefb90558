import { Checkbox, Group } from '@mantine/core';
import type { signUp } from '@waypost/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '../../platform/api/call.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../ui/fields/use-kept-form.ts';
import { TermsLink } from '../legal/index.ts';
import classes from './accounts.module.css';
import { enter } from './api.ts';
import { EmailField, PasswordField, usePasswordRule } from './credential-fields.tsx';
import { PersonFields } from './person-fields.tsx';

const EMPTY = { first_name: '', last_name: '', email: '', password: '', accept_terms: false };

interface Props {
  readonly known?: Partial<typeof EMPTY>;
  /** False where the address is known already. */
  readonly asksEmail?: boolean;
  readonly submit: string;
  /** The ways on for whom the server refused. */
  readonly refused?: ReactNode;
  readonly run: (
    account: Omit<typeof EMPTY, 'accept_terms'> & { accept_terms: true },
  ) => Promise<Answer<typeof signUp>>;
}

/** What makes an account, whether somebody signs up or answers an invitation. */
export function NewAccountForm({ known, asksEmail = true, submit, refused, run }: Props) {
  const t = useTranslations('accounts.signUp');
  const form = useKeptForm('new-account', {
    mode: 'uncontrolled',
    initialValues: { ...EMPTY, ...known },
    validate: {
      password: usePasswordRule(),
      accept_terms: (value) => (value ? null : t('termsNeeded')),
    },
  });
  const action = useFormAction({
    form,
    run: (values) => run({ ...values, accept_terms: true }),
    success: false,
    onSuccess: ({ redirect }) => enter(redirect),
  });
  return (
    <ActionForm action={action} submit={submit} button="wide">
      {action.formErrors.length > 0 && refused && <Group>{refused}</Group>}
      <PersonFields autoFocus first={form.getInputProps('first_name')} last={form.getInputProps('last_name')} />
      {asksEmail && <EmailField {...form.getInputProps('email')} />}
      <PasswordField fresh {...form.getInputProps('password')} />
      <div>
        <Checkbox
          label={t('terms')}
          name="accept_terms"
          {...form.getInputProps('accept_terms', { type: 'checkbox' })}
        />
        <TermsLink className={classes.underCheckbox} />
      </div>
    </ActionForm>
  );
}
