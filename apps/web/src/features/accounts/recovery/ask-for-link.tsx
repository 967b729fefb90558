import { useForm } from '@mantine/form';
import { requestPasswordReset } from '@waypost/contract/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../accounts.module.css';
import { EmailField } from '../credential-fields.tsx';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';

/** Asks for a link that sets a new password; the answer does not say who has an account. */
export function AskForLink({ title, lead }: { readonly title: string; readonly lead: string }) {
  const t = useTranslations('accounts.forgot');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const action = useFormAction({
    form,
    run: (body) => call(requestPasswordReset, { body }),
    success: false,
    onSuccess: (_, { email }) => setSentTo(email),
  });
  if (sentTo !== null) {
    return (
      <>
        <FormHead title={t('sentTitle')} lead={t('sentText', { email: sentTo })} />
        <LinkButton to={accountsPaths.signIn()} variant="default" fullWidth>
          {t('back')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <FormHead title={title} lead={lead} />
      <ActionForm action={action} submit={t('submit')} button="wide">
        <EmailField autoFocus {...form.getInputProps('email')} />
      </ActionForm>
      <p className={classes.foot}>
        <LinkAnchor to={accountsPaths.signIn()}>{t('back')}</LinkAnchor>
      </p>
    </>
  );
}
