import { NumberInput, Text, TextInput } from '@mantine/core';
import { CAMPAIGN_TITLE_MAX, duplicateCampaign, SHIFT_DAYS_MAX } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { shifted } from '../../../platform/time/toronto.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { LISTS_KEY } from '../api.ts';
import { campaignPaths } from '../paths.ts';
import type { Naming } from './naming.ts';

interface Props {
  readonly of: NonNullable<Naming['copyOf']>;
  readonly onClose: () => void;
}
const MINUTE_MS = 60_000;
/** A campaign that is run again usually comes a year later, on the same day of the week. */
const YEAR_DAYS = 364;

/** The same posts in a new campaign, so many days later. Loaded by lazy-dialogs.ts. */
export default function DuplicateDialog({ of, onClose }: Props) {
  const t = useTranslations('campaigns.naming');
  const fields = useTranslations('campaigns.fields');
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const go = useGo();
  const timed = of.type === 'standard' && of.first_at !== null;
  const past = timed && of.first_at !== null && Date.parse(of.first_at) < now;
  const form = useKeptForm(`marketing-campaign-copy-${of.id}`, {
    initialValues: {
      title: t('copyName', { name: of.title }).slice(0, CAMPAIGN_TITLE_MAX),
      days: past ? YEAR_DAYS : 0,
    },
  });
  const { days } = form.getValues();
  const action = useFormAction({
    form,
    run: (body) => call(duplicateCampaign, { params: { id: of.id }, body }),
    success: false,
    invalidate: [LISTS_KEY],
    onSuccess: ({ id }) => {
      onClose();
      go(campaignPaths.campaign({ id }));
    },
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  const after = timed && of.first_at !== null ? shifted(of.first_at, { days: Number(days) || 0 }) : null;
  return (
    <Dialog opened onClose={leave} title={t('copyTitle')} size={460}>
      <ActionForm action={action} submit={t('copy')} onCancel={leave}>
        <TextInput
          label={fields('title')}
          autoComplete="off"
          maxLength={CAMPAIGN_TITLE_MAX}
          required
          {...form.getInputProps('title')}
        />
        {timed && (
          <NumberInput
            label={t('days')}
            description={t('daysHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={-SHIFT_DAYS_MAX}
            max={SHIFT_DAYS_MAX}
            allowDecimal={false}
            required
            {...form.getInputProps('days')}
          />
        )}
        {after !== null && of.first_at !== null && (
          <Text size="sm" c="dimmed" role="status">
            {t('firstPost', { before: formats.dateTime(of.first_at), after: formats.dateTime(after) })}
            {Date.parse(after) < now && (
              <Text component="span" display="block" c="var(--warning-text)">
                {t('pastWarning')}
              </Text>
            )}
          </Text>
        )}
      </ActionForm>
      {question}
    </Dialog>
  );
}
