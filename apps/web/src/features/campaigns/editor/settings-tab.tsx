import { Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import { CAMPAIGN_TITLE_MAX, CAMPAIGN_TYPES, type Campaign } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import fields from '../../../ui/fields/fields.module.css';
import { useUndoKeys } from '../../../ui/saving/use-undo-keys.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CountryChips } from '../country-chips.tsx';
import type { HeadWriting } from '../draft/use-head-draft.ts';
import { useSuppliers } from '../use-suppliers.ts';

interface Props {
  readonly campaign: Campaign;
  readonly writing: HeadWriting;
  readonly readOnly: boolean;
}

/** What it is called, whose offers it shows, who gets it, and as what. Loaded by lazy-parts.ts. */
export default function SettingsTab({ campaign, writing, readOnly }: Props) {
  const t = useTranslations('campaigns.fields');
  const tabs = useTranslations('campaigns.page.tabs');
  const types = useTranslations('campaigns.types');
  const ui = useTranslations('ui.fields');
  const { content, edit, draft } = writing;
  useUndoKeys(writing, readOnly);
  const suppliers = useSuppliers();
  const refused = (field: string) => draft.refusal?.fields[field]?.join(' ');
  // Its own stays to be chosen where it is offered no more.
  const own = campaign.supplier && { value: String(campaign.supplier.id), label: campaign.supplier.supplier_label };
  const options =
    own && !suppliers.options.some(({ value }) => value === own.value)
      ? [own, ...suppliers.options]
      : suppliers.options;
  const order = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  // Copies are made for these countries, as that type.
  const fixed = readOnly || campaign.published;
  return (
    <SectionCard title={tabs('settings')}>
      <div className={fields.fields} style={{ maxWidth: 560 }}>
        <TextInput
          label={t('title')}
          description={t('titleHint')}
          inputWrapperOrder={order}
          required
          maxLength={CAMPAIGN_TITLE_MAX}
          readOnly={readOnly}
          data-path="title"
          value={content.title}
          error={content.title.trim() === '' ? ui('required') : refused('title')}
          onChange={(event) => {
            const title = event.currentTarget.value;
            edit((now) => ({ ...now, title }), 'title');
          }}
        />
        <Select
          label={t('supplier')}
          placeholder={t('noSupplier')}
          data={options}
          searchable
          openOnFocus={false}
          clearable
          allowDeselect
          readOnly={readOnly}
          data-path="supplier"
          value={content.supplier === null ? null : String(content.supplier)}
          error={refused('supplier')}
          onChange={(supplier) => edit((now) => ({ ...now, supplier: supplier === null ? null : Number(supplier) }))}
        />
        <CountryChips
          value={content.countries}
          readOnly={fixed}
          hint={campaign.published ? t('fixed') : undefined}
          error={refused('countries')}
          onChange={(countries) => edit((now) => ({ ...now, countries }))}
        />
        <Input.Wrapper
          label={t('type')}
          description={campaign.published ? t('fixed') : t(`typeHint.${content.type}`)}
          inputWrapperOrder={order}
          labelElement="div"
          error={refused('type')}
        >
          <SegmentedControl
            aria-label={t('type')}
            fullWidth
            disabled={fixed}
            data={CAMPAIGN_TYPES.map((value) => ({ value, label: types(value) }))}
            value={content.type}
            onChange={(chosen) => edit((now) => ({ ...now, type: chosen === 'library' ? 'library' : 'standard' }))}
          />
        </Input.Wrapper>
      </div>
    </SectionCard>
  );
}
