import { Checkbox, Text, Textarea } from '@mantine/core';
import { CONSENT_HOW_MAX, type Contact, optInContact } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import type { Shared } from './opened.ts';

/** She consented anew, and the agent says how. */
export function OptIn({ contact, onClose, reads }: Shared & { readonly contact: Contact }) {
  const t = useTranslations('contacts.optIn');
  const consent = useTranslations('contacts.consent');
  const words = useTranslations('contacts.form');
  const form = useKeptForm(`contact-consent-${contact.id}`, {
    initialValues: { how: '', accepted: false },
    validate: { accepted: (accepted) => (accepted ? null : words('consentNeededAgain')) },
  });
  const action = useFormAction({
    form,
    fieldNames: { agreement_chk: 'accepted' },
    run: ({ how }) =>
      call(optInContact, { params: { id: contact.id }, body: { how: how.trim(), agreement_chk: true } }),
    success: t('done'),
    invalidate: [reads],
    onSuccess: onClose,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t('title')} size={520}>
      <ActionForm action={action} submit={t('confirm')} onCancel={leave}>
        <Text size="sm">{t('text', { email: contact.email })}</Text>
        <Textarea
          label={t('how')}
          description={t('howHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={CONSENT_HOW_MAX}
          autosize
          minRows={2}
          required
          {...form.getInputProps('how')}
        />
        <Checkbox
          label={consent('text')}
          {...form.getInputProps('accepted', { type: 'checkbox' })}
          data-path="accepted"
        />
      </ActionForm>
      {question}
    </Dialog>
  );
}
