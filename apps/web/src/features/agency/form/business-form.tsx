import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { type Business, saveBusiness, useAgencyChanged } from '../api.ts';
import classes from './form.module.css';
import { AddressFields, AgencyFields, LicenseFields, PhoneFields } from './sections.tsx';
import { type BusinessValues, changeOf, faultsOf, type Offered, valuesOf } from './values.ts';

interface Props {
  readonly stored: Business;
  readonly offered: Offered;
  /** A photo or logo is on its way: nothing is saved meanwhile (BIZ-022). */
  readonly uploading: boolean;
  readonly onChanged?: (values: BusinessValues, changed: boolean) => void;
  readonly onSaved?: () => void;
  /** In a dialog: closes it. */
  readonly onCancel?: () => void;
}

/** Who the agency is, where it is, and what it is licensed as (BIZ-002 to 020). */
export function BusinessForm({ stored, offered, uploading, onChanged, onSaved, onCancel }: Props) {
  const t = useTranslations('agency.form');
  const ui = useTranslations('ui');
  const changed = useAgencyChanged(stored.pk);
  const words = {
    required: ui('fields.required'),
    phone: t('phoneWhole'),
    license: t('licenseWhole'),
    hosts: t('hostsMax'),
  };
  // What the changes are compared with: what stood here first, and from the first save on what was saved.
  const [before, setBefore] = useState(() => valuesOf(stored));
  const form = useKeptForm<BusinessValues>(`business-${stored.pk}`, {
    initialValues: before,
    validate: (values) => faultsOf(values, offered, words),
  });
  const action = useFormAction<BusinessValues, Business>({
    form,
    run: async (values) => {
      const change = changeOf(values, before, offered);
      return change === null ? stored : saveBusiness(stored.pk, change);
    },
    success: ui('feedback.saved'),
    onSuccess: (saved) => {
      const values = valuesOf(saved);
      setBefore(values);
      form.setValues(values);
      form.resetDirty(values);
      // What the server wrote is nothing that somebody typed.
      form.forget();
      changed(saved);
      onSaved?.();
    },
  });
  const { values } = form;
  const dirty = form.isDirty();
  useEffect(() => onChanged?.(values, dirty), [values, dirty, onChanged]);
  return (
    <Form
      className={classes.form}
      errors={action.formErrors}
      onSubmit={(event) => {
        if (uploading) event.preventDefault();
        else action.submit(event);
      }}
    >
      <Section title={t('sections.agency')}>
        <AgencyFields form={form} offered={offered} />
      </Section>
      <Section title={t('sections.phone')}>
        <PhoneFields form={form} />
      </Section>
      <Section title={t('sections.address')}>
        <AddressFields form={form} offered={offered} />
      </Section>
      <Section title={t('sections.license')}>
        <LicenseFields form={form} offered={offered} />
      </Section>
      <div className={classes.actions}>
        <Text size="sm" c="dimmed" role="status" className={classes.why}>
          {uploading && t('uploading')}
        </Text>
        <Group gap="xs">
          {onCancel && (
            <Button variant="default" disabled={action.pending} onClick={onCancel}>
              {ui('actions.cancel')}
            </Button>
          )}
          <Button type="submit" loading={action.pending} disabled={uploading}>
            {ui('actions.save')}
          </Button>
        </Group>
      </div>
    </Form>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
