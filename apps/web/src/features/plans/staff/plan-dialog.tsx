import { NumberInput, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  ANNUAL_RATE_MAX,
  createPlan,
  PLAN_NAME_MAX,
  PLAN_TEXT_MAX,
  PLAN_UID_MAX,
  PLANS,
  type Plan,
  type StoredPlan,
  type WrittenPlan,
  writePlan,
} from '@waypost/contract/plans';
import { inEveryLanguage, type Locale } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { plansKeys } from '../keys.ts';

const NOTHING: WrittenPlan = {
  slug: 'pro',
  uid: null,
  name: inEveryLanguage({}),
  annual_rate: 0,
  description: inEveryLanguage({}),
  features: inEveryLanguage({}),
  active: false,
};
const writtenOf = ({ slug, uid, name, annual_rate, description, features, active }: StoredPlan): WrittenPlan => ({
  ...{ slug, uid, name, annual_rate, description, features, active },
});

type PlanForm = Pick<UseFormReturnType<WrittenPlan>, 'values' | 'errors' | 'setFieldValue' | 'getInputProps'>;
const WRAPPED: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** What a plan says, costs and stands for. */
export function PlanDialog({ plan, onClose }: { readonly plan: StoredPlan | null; readonly onClose: () => void }) {
  const t = useTranslations('plans.staff');
  const ui = useTranslations('ui.fields');
  const form = useKeptForm<WrittenPlan>(plan ? `plan-${plan.id}-${plan.version}` : 'plan-new', {
    initialValues: plan ? writtenOf(plan) : NOTHING,
    validate: { name: ({ en }) => (en.trim() === '' ? ui('required') : null) },
  });
  const action = useFormAction({
    form,
    run: (body) =>
      plan
        ? call(writePlan, { params: { id: plan.id }, body: { ...body, version: plan.version } })
        : call(createPlan, { body }),
    success: t('saved'),
    invalidate: [plansKeys.all],
    onSuccess: onClose,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t(plan ? 'editTitle' : 'create')} size={560}>
      <ActionForm action={action} submit={t('save')} onCancel={leave}>
        <Facts form={form} />
        <Texts form={form} />
        <Switch label={t('active')} {...form.getInputProps('active', { type: 'checkbox' })} />
      </ActionForm>
      {question}
    </Dialog>
  );
}

function Facts({ form }: { readonly form: PlanForm }) {
  const t = useTranslations('plans.staff');
  const types = useTranslations('shell.profile.plans');
  const { slug, uid, annual_rate } = form.values;
  return (
    <>
      <Select
        label={t('type')}
        description={t('typeHint')}
        inputWrapperOrder={WRAPPED}
        data={PLANS.map((value) => ({ value, label: types(value) }))}
        allowDeselect={false}
        value={slug}
        error={form.errors.slug}
        onChange={(value) => form.setFieldValue('slug', value as Plan)}
      />
      <NumberInput
        label={t('rateField')}
        prefix="$"
        min={0}
        max={ANNUAL_RATE_MAX}
        decimalScale={2}
        hideControls
        value={annual_rate}
        error={form.errors.annual_rate}
        onChange={(value) => form.setFieldValue('annual_rate', typeof value === 'number' ? value : 0)}
      />
      <TextInput
        label={t('uid')}
        description={t('uidHint')}
        inputWrapperOrder={WRAPPED}
        maxLength={PLAN_UID_MAX}
        value={uid ?? ''}
        error={form.errors.uid}
        onChange={({ currentTarget }) => form.setFieldValue('uid', currentTarget.value.trim() || null)}
      />
    </>
  );
}

/** What is read of it, in one language at a time. */
function Texts({ form }: { readonly form: PlanForm }) {
  const t = useTranslations('plans.staff');
  const [locale, setLocale] = useState<Locale>('en');
  const fieldOf = (field: 'name' | 'description' | 'features') => ({
    lang: locale,
    'data-path': field,
    value: form.values[field][locale],
    error: form.errors[field],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.setFieldValue(field, { ...form.values[field], [locale]: currentTarget.value }),
  });
  return (
    <>
      <SegmentedControl
        aria-label={t('language')}
        data={LANGUAGES}
        value={locale}
        onChange={(value) => setLocale(value as Locale)}
      />
      <TextInput label={t('name')} maxLength={PLAN_NAME_MAX} required={locale === 'en'} {...fieldOf('name')} />
      <Textarea
        label={t('description')}
        description={t('descriptionHint')}
        inputWrapperOrder={WRAPPED}
        maxLength={PLAN_TEXT_MAX}
        autosize
        minRows={3}
        {...fieldOf('description')}
      />
      <Textarea label={t('features')} maxLength={PLAN_TEXT_MAX} autosize minRows={3} {...fieldOf('features')} />
    </>
  );
}
