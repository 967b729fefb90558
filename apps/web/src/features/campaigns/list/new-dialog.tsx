import { Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import {
  CAMPAIGN_TITLE_MAX,
  CAMPAIGN_TYPES,
  type CampaignType,
  createCampaign,
  POSTING_COUNTRIES,
  type PostingCountry,
} from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { LISTS_KEY } from '../api.ts';
import { CountryChips } from '../country-chips.tsx';
import { campaignPaths } from '../paths.ts';
import { useSuppliers } from '../use-suppliers.ts';

interface Values extends Record<string, unknown> {
  title: string;
  type: CampaignType;
  supplier: string | null;
  countries: PostingCountry[];
}

/** What a campaign is called, whose offers it shows and who gets it; then its posts are written. Loaded by lazy-dialogs.ts. */
export default function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('campaigns.naming');
  const fields = useTranslations('campaigns.fields');
  const types = useTranslations('campaigns.types');
  const go = useGo();
  const suppliers = useSuppliers();
  const form = useKeptForm<Values>('marketing-campaign-new', {
    initialValues: { title: '', type: 'standard', supplier: null, countries: [...POSTING_COUNTRIES] },
  });
  const { type, countries } = form.getValues();
  const action = useFormAction({
    form,
    run: ({ supplier, ...values }) =>
      call(createCampaign, { body: { ...values, supplier: supplier === null ? null : Number(supplier) } }),
    success: false,
    invalidate: [LISTS_KEY],
    onSuccess: ({ id }) => {
      onClose();
      go(campaignPaths.campaign({ id }));
    },
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t('title')} size={500}>
      <ActionForm action={action} submit={t('create')} onCancel={leave}>
        <TextInput
          label={fields('title')}
          description={fields('titleHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={CAMPAIGN_TITLE_MAX}
          required
          {...form.getInputProps('title')}
        />
        <Input.Wrapper
          label={fields('type')}
          description={fields(`typeHint.${type}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          labelElement="div"
        >
          <SegmentedControl
            aria-label={fields('type')}
            fullWidth
            data={CAMPAIGN_TYPES.map((value) => ({ value, label: types(value) }))}
            {...form.getInputProps('type')}
          />
        </Input.Wrapper>
        <Select
          label={fields('supplier')}
          placeholder={fields('noSupplier')}
          data={suppliers.options}
          searchable
          openOnFocus={false}
          clearable
          allowDeselect
          {...form.getInputProps('supplier')}
        />
        <CountryChips value={countries} onChange={(chosen) => form.setFieldValue('countries', [...chosen])} />
      </ActionForm>
      {question}
    </Dialog>
  );
}
