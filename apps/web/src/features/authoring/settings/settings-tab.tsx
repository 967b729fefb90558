import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

import { Button, MultiSelect, Select, Text, TextInput } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import {
  CAMPAIGN_NAME_MAX,
  CAMPAIGN_SUPPLIERS_MAX,
  CAMPAIGN_TYPE_MAX,
  EDIT_BY_HOURS,
  type EmailCampaign,
  NEWSLETTER_COUNTRIES,
} from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import fields from '../../../ui/fields/fields.module.css';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useChoosableSuppliers } from '../../suppliers/index.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import { SuppliersDialog } from '../suppliers/lazy-suppliers.ts';
import { AudienceCard } from './audience-card.tsx';
import classes from './settings.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  readonly writing: Writing;
  readonly readOnly: boolean;
}

/** What it is called, whose offers it carries, who gets it, and when. Loaded by lazy-parts.tsx. */
export default function SettingsTab({ campaign, writing, readOnly }: Props) {
  const t = useTranslations('authoring.settings');
  const ui = useTranslations('ui.fields');
  const { content, edit, draft } = writing;
  const refused = (field: string) => draft.refusal?.fields[field]?.join(' ');
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        <SectionCard title={t('about')}>
          <div className={fields.fields}>
            <TextInput
              label={t('name')}
              description={t('nameHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              maxLength={CAMPAIGN_NAME_MAX}
              readOnly={readOnly}
              value={content.name}
              error={content.name.trim() === '' ? ui('required') : refused('name')}
              onChange={(event) => {
                const name = event.currentTarget.value;
                edit((now) => ({ ...now, name }), 'name');
              }}
            />
            <TextInput
              label={t('type')}
              description={t('typeHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={CAMPAIGN_TYPE_MAX}
              readOnly={readOnly}
              value={content.campaignType}
              error={refused('campaign_type')}
              onChange={(event) => {
                const campaignType = event.currentTarget.value;
                edit((now) => ({ ...now, campaignType }), 'campaignType');
              }}
            />
            <Suppliers campaign={campaign} writing={writing} readOnly={readOnly} />
          </div>
        </SectionCard>
        <When writing={writing} readOnly={readOnly} />
      </div>
      <AudienceCard
        campaign={campaign}
        country={
          <Country
            writing={writing}
            // Copies are made for its advisors: another country would leave those without one.
            readOnly={readOnly || campaign.state !== 'draft'}
          />
        }
      />
    </div>
  );
}

function Suppliers({ campaign, writing: { content, edit, draft }, readOnly }: Props) {
  const t = useTranslations('authoring.settings');
  const mayChange = usePermission('suppliers.change');
  const [keeping, keep] = useState(false);
  const choosable = useChoosableSuppliers();
  const all = [...(choosable.data?.results ?? []), ...campaign.suppliers];
  const options = [
    ...new Map(all.map((one) => [one.id, { value: String(one.id), label: one.supplier_label }])).values(),
  ];
  const set = (suppliers: readonly number[]) => edit((now) => ({ ...now, suppliers }));
  return (
    <div className={classes.suppliers}>
      <MultiSelect
        label={t('suppliers')}
        description={t('suppliersHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={content.suppliers.length === 0 ? t('chooseSuppliers') : undefined}
        data={options}
        searchable
        clearable
        hidePickedOptions
        maxValues={CAMPAIGN_SUPPLIERS_MAX}
        nothingFoundMessage={t('noSuppliers')}
        readOnly={readOnly}
        value={content.suppliers.map(String)}
        error={draft.refusal?.fields.suppliers?.join(' ')}
        onChange={(chosen) => set(chosen.map(Number))}
      />
      {mayChange && !readOnly && (
        <Button
          className={classes.keep}
          variant="subtle"
          size="xs"
          leftSection={<IconBuildingStore size={16} stroke={1.7} />}
          onClick={() => keep(true)}
        >
          {t('keepSuppliers')}
        </Button>
      )}
      {keeping && (
        <SuppliersDialog
          onClose={() => keep(false)}
          onAdded={({ id }) => set([...content.suppliers.filter((one) => one !== id), id])}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly writing: Writing;
  readonly readOnly: boolean;
}

function Country({ writing: { content, edit, draft }, readOnly }: PartProps) {
  const t = useTranslations('authoring.settings');
  const name = useCountryName();
  return (
    <Select
      label={t('country')}
      description={readOnly ? undefined : t('countryHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('allCountries')}
      data={NEWSLETTER_COUNTRIES.map((value) => ({ value, label: name(value) }))}
      clearable
      allowDeselect
      readOnly={readOnly}
      value={content.country}
      error={draft.refusal?.fields.country_iso?.join(' ')}
      onChange={(chosen) => {
        const country = NEWSLETTER_COUNTRIES.find((one) => one === chosen) ?? null;
        edit((now) => ({ ...now, country }));
      }}
    />
  );
}

function When({ writing: { content, edit, draft }, readOnly }: PartProps) {
  const t = useTranslations('authoring.settings');
  const refused = (field: string) => draft.refusal?.fields[field]?.join(' ');
  return (
    <SectionCard title={t('when')}>
      <div className={classes.times}>
        <DateTimeField
          label={t('fireAt')}
          value={content.fireAt}
          disabled={readOnly}
          error={refused('fire_at')}
          onChange={(fireAt) => edit((now) => ({ ...now, fireAt }))}
        />
        <DateTimeField
          label={t('editBy')}
          value={content.editBy}
          disabled={readOnly}
          error={refused('edit_by')}
          onChange={(editBy) => edit((now) => ({ ...now, editBy }))}
        />
      </div>
      <Text size="sm" c="dimmed" mt={12}>
        {t('editByHint', { hours: EDIT_BY_HOURS })}
      </Text>
    </SectionCard>
  );
}
