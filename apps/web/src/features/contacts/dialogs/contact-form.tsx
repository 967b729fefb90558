import { Checkbox, TextInput } from '@mantine/core';
import {
  CONTACT_EMAIL_MAX,
  CONTACT_NAME_MAX,
  type Contact,
  type ContactList,
  createContact,
  isContactEmail,
  updateContact,
} from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import fields from '../../../ui/fields/fields.module.css';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import type { Shared } from './opened.ts';

interface Props extends Shared {
  readonly list: ContactList;
  /** Null: a new one. */
  readonly contact: Contact | null;
}

const ADDED = { F: 'added', T: 'addedOptedOut', U: 'addedUndeliverable' } as const;

/** A contact: who it is, and, of a new one, that consent was given (CONTACT-014 to 018). */
export function ContactForm({ list, contact, onClose, reads }: Props) {
  const t = useTranslations('contacts.form');
  const { action, form } = useContactForm({ list, contact, onClose, reads });
  const column = useTranslations('contacts.column');
  const consent = useTranslations('contacts.consent');
  const ui = useTranslations('ui.actions');
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  const name = { maxLength: CONTACT_NAME_MAX, required: contact === null } as const;
  return (
    <Dialog opened onClose={leave} title={t(contact ? 'editTitle' : 'addTitle')} size={520}>
      <ActionForm action={action} submit={contact ? ui('save') : t('add')} onCancel={leave}>
        <TextInput
          label={column('email')}
          description={contact ? t('emailFixed') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          // Not `type="email"`: what the list allows is said by its own rule.
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CONTACT_EMAIL_MAX}
          readOnly={contact !== null}
          required={contact === null}
          {...form.getInputProps('email')}
        />
        <div className={fields.pair}>
          <TextInput label={column('first_name')} autoComplete="off" {...name} {...form.getInputProps('first_name')} />
          <TextInput label={column('last_name')} autoComplete="off" {...name} {...form.getInputProps('last_name')} />
        </div>
        {contact === null && (
          <Checkbox
            label={consent('text')}
            {...form.getInputProps('accepted', { type: 'checkbox' })}
            data-path="accepted"
          />
        )}
      </ActionForm>
      {question}
    </Dialog>
  );
}

function useContactForm({ list, contact, onClose, reads }: Props) {
  const t = useTranslations('contacts.form');
  const ui = useTranslations('ui.feedback');
  const form = useKeptForm(contact ? `contact-${contact.id}` : `new-contact-${list.id}`, {
    initialValues: {
      email: contact?.email ?? '',
      first_name: contact?.first_name ?? '',
      last_name: contact?.last_name ?? '',
      accepted: false,
    },
    validate: {
      email: (email) => (contact || email.trim() === '' || isContactEmail(email.trim()) ? null : t('emailWrong')),
      accepted: (accepted) => (contact || accepted ? null : t('consentNeeded')),
    },
  });
  const action = useFormAction({
    form,
    fieldNames: { agreement_chk: 'accepted' },
    run: async ({ accepted: _, ...typed }): Promise<Contact> => {
      const body = { ...typed, contact_list: list.id, emarketing: list.emarketing };
      if (contact) return call(updateContact, { params: { id: contact.id }, body });
      return call(createContact, { body: { ...body, agreement_chk: true } });
    },
    success: (stored) => (contact ? ui('changesSaved') : t(ADDED[stored.optout_status])),
    invalidate: [reads],
    onSuccess: onClose,
  });
  return { form, action };
}
