import { Button, Checkbox, Text } from '@mantine/core';
import { type ContactImport, type ContactList, startContactImport } from '@waypost/contract/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Counts } from './counts.tsx';
import { ofImport } from './import-api.ts';
import classes from './importing.module.css';
import { RowFaults } from './row-faults.tsx';

interface Props {
  readonly list: ContactList;
  readonly made: ContactImport;
  readonly onStarted: (list: ContactList) => unknown;
  readonly onColumns: () => void;
  /** Another import is at work: the list says which. */
  readonly onBusy: () => void;
  readonly onShow: (id: number) => void;
}

/** What the import would do, and the consent that is vouched for before it does it. */
export function Checked({ list, made, onStarted, onColumns, onBusy, onShow }: Props) {
  const t = useTranslations('contacts.importing');
  const consent = useTranslations('contacts.consent');
  const [busy, setBusy] = useState(false);
  const form = useKeptForm(`contact-import-consent-${made.import_id}`, {
    initialValues: { accepted: false },
    validate: { accepted: (accepted) => (accepted ? null : t('checked.consentNeeded')) },
  });
  const { submit, pending, formErrors } = useFormAction({
    form,
    fieldNames: { agreement_chk: 'accepted' },
    run: () =>
      call(startContactImport, {
        params: ofImport(list, made.import_id),
        body: { mapping: made.mapping ?? made.suggested, agreement_chk: true },
      }),
    success: false,
    handleFailure: (error) => {
      const taken = isApiError(error, 409) && error.code === 'busy';
      setBusy(taken);
      if (taken) onBusy();
      return taken;
    },
    onSuccess: onStarted,
  });
  const running = list.is_importing && list.import_id !== made.import_id ? list.import_id : null;
  const taken = made.added + made.updated + made.unchanged;
  return (
    <SectionCard title={t('checked.title')} description={made.file_name}>
      <Counts made={made} />
      <RowFaults list={list} made={made} />
      <Form onSubmit={submit} errors={formErrors} className={classes.consent}>
        {busy && (
          <div role="alert">
            <Notice
              tone="warning"
              title={t('busy.title')}
              action={
                running !== null && (
                  <Button size="xs" variant="default" onClick={() => onShow(running)}>
                    {t('busy.show')}
                  </Button>
                )
              }
            >
              {t('busy.text')}
            </Notice>
          </div>
        )}
        {taken === 0 ? (
          <Text>{t('checked.nothing')}</Text>
        ) : (
          <Checkbox
            label={consent('text')}
            {...form.getInputProps('accepted', { type: 'checkbox' })}
            data-path="accepted"
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onColumns} disabled={pending}>
            {t('checked.change')}
          </Button>
          {taken > 0 && (
            <Button type="submit" loading={pending}>
              {t('checked.start', { count: taken })}
            </Button>
          )}
        </div>
      </Form>
    </SectionCard>
  );
}
