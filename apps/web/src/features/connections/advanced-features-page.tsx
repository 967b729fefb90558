import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CHANNELS, isSocialApp, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { HASHTAG_SIGNATURE_MAX } from '@waypost/contract/profiles';
import { completeAddress } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useHasPro, useProfile } from '../../platform/session/use-session.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { Form } from '../../ui/fields/form.tsx';
import { CharCounter } from '../../ui/fields/texts/char-counter.tsx';
import { useKeptForm } from '../../ui/fields/use-kept-form.ts';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton, LockedState } from '../../ui/states/states.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { AfterDowngrade } from '../plans/index.ts';
import {
  type AdvancedFeatures,
  advancedFeaturesKey,
  saveAdvancedFeatures,
  useAdvancedFeatures,
} from './advanced-features.ts';
import classes from './connections.module.css';

export default function AdvancedFeaturesPage() {
  const t = useTranslations('connections.advanced');
  const features = useAdvancedFeatures();
  const pro = useHasPro();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} badge={pro ? undefined : <PlanBadge plan="PRO" />} />
      <div className={classes.narrow}>
        <AfterDowngrade />
        <SectionCard>
          {features.isPending && <ListSkeleton rows={4} shape="line" />}
          {features.isError && <ErrorState error={features.error} onRetry={() => void features.refetch()} />}
          {features.data && <FeaturesForm stored={features.data} pro={pro} />}
        </SectionCard>
      </div>
    </>
  );
}

type FormValues = {
  readonly calendly_link: string;
  readonly hashtag_signature: string;
  readonly hashtag_enabled_apps: SocialApp[];
};

function FeaturesForm({ stored, pro }: { readonly stored: AdvancedFeatures; readonly pro: boolean }) {
  const t = useTranslations('connections');
  const tFeedback = useTranslations('ui.feedback');
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  const form = useKeptForm<FormValues>(`advanced-${pk}`, {
    initialValues: {
      calendly_link: stored.calendly_link ?? '',
      hashtag_signature: stored.hashtag_signature ?? '',
      hashtag_enabled_apps: stored.hashtag_enabled_apps,
    },
  });
  const { submit, pending, formErrors } = useFormAction<FormValues, AdvancedFeatures>({
    form,
    run: (values) =>
      saveAdvancedFeatures(pk, {
        ...values,
        calendly_link: completeAddress(values.calendly_link),
        hashtag_signature: values.hashtag_signature.trim() || null,
      }),
    success: tFeedback('changesSaved'),
    onSuccess: (saved) => {
      queryClient.setQueryData(advancedFeaturesKey(pk), saved);
      form.setValues({
        calendly_link: saved.calendly_link ?? '',
        hashtag_signature: saved.hashtag_signature ?? '',
        hashtag_enabled_apps: saved.hashtag_enabled_apps,
      });
    },
  });
  const signature = form.getValues().hashtag_signature;
  const fields = (
    <Form onSubmit={submit} errors={formErrors} className={classes.fields}>
      <TextInput
        label={t('advanced.booking')}
        description={t('advanced.bookingHint')}
        placeholder="https://"
        inputMode="url"
        disabled={!pro}
        {...form.getInputProps('calendly_link')}
      />
      <div>
        <Textarea
          label={t('advanced.signature')}
          description={t('advanced.signatureHint')}
          placeholder="#Alaska #SmallShipCruising"
          autosize
          minRows={2}
          disabled={!pro}
          {...form.getInputProps('hashtag_signature')}
        />
        <CharCounter text={signature.trim()} limit={HASHTAG_SIGNATURE_MAX} />
      </div>
      <Checkbox.Group
        label={t('advanced.apps')}
        value={form.getValues().hashtag_enabled_apps}
        onChange={(apps) => form.setFieldValue('hashtag_enabled_apps', apps.filter(isSocialApp))}
        error={form.errors.hashtag_enabled_apps}
      >
        <div className={classes.buttons}>
          {SOCIAL_APPS.filter((app) => CHANNELS[app].hashtags).map((app) => (
            <Checkbox key={app} value={app} label={CHANNELS[app].name} disabled={!pro} mt={6} me="md" />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending} disabled={!pro}>
          {t('advanced.save')}
        </Button>
      </div>
    </Form>
  );
  if (pro) return fields;
  return (
    <LockedState plan="PRO" gives={t('advanced.locked')} action={<UpgradeLink />}>
      {fields}
    </LockedState>
  );
}
