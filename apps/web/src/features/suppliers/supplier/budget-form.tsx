import { NumberInput, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { AMOUNT_MAX, type BudgetOfSupplier, putSupplierBudget, type WrittenBudget } from '@waypost/contract/suppliers';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { Found } from '../../../ui/ordered/ordered-page.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { supplierKey, useBudget } from '../api.ts';
import classes from './supplier-page.module.css';

const PARTS = ['percent_trade', 'percent_reach', 'percent_engagement', 'percent_clicks', 'percent_sales'] as const;
const PERCENTS: readonly Field[] = [...PARTS, 'leads_into_bookings'];
const FIELDS = ['cost_per_post', ...PARTS, 'leads_into_bookings', 'per_booking_amount'] as const;
type Field = (typeof FIELDS)[number];
type Numbers = Readonly<Record<Field, number>>;
/** What is written of one network; an empty field is a text. */
type Line = { readonly on: boolean } & Readonly<Record<Field, number | string>>;
type Values = { lines: Record<SocialApp, Line> };

const numbers = (of: (field: Field) => number): Numbers =>
  Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<Field, number>;

const valuesOf = ({ results }: BudgetOfSupplier): Values => ({
  lines: Object.fromEntries(
    SOCIAL_APPS.map((app) => {
      const kept = results.find((one) => one.application_slug === app);
      return [app, { on: kept !== undefined, ...numbers((field) => kept?.[field] ?? 0) }];
    }),
  ) as Values['lines'],
});

const writtenOf = ({ lines }: Values): WrittenBudget[] =>
  SOCIAL_APPS.filter((app) => lines[app].on).map((app) => ({
    application_slug: app,
    ...numbers((field) => Number(lines[app][field])),
  }));

/** What a supplier pays for a post on each network, and how that is divided. */
export function BudgetForm({ id }: { readonly id: number }) {
  const t = useTranslations('suppliers.budget');
  const found = useBudget(id);
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <Found of={found}>{(budget) => <Written key={budget.version} id={id} budget={budget} />}</Found>
    </SectionCard>
  );
}

function Written({ id, budget }: { readonly id: number; readonly budget: BudgetOfSupplier }) {
  const t = useTranslations('suppliers.budget');
  const tActions = useTranslations('ui.actions');
  const form = useKeptForm<Values>(`budget-${id}-${budget.version}`, { initialValues: valuesOf(budget) });
  const action = useFormAction({
    form,
    run: (values) =>
      call(putSupplierBudget, { params: { id }, body: { version: budget.version, results: writtenOf(values) } }),
    success: t('saved'),
    invalidate: [[...supplierKey(id), 'budget']],
  });
  return (
    <ActionForm action={action} submit={tActions('save')} button="quiet">
      <div className={classes.networks}>
        {SOCIAL_APPS.map((app) => (
          <Network key={app} app={app} form={form} />
        ))}
      </div>
    </ActionForm>
  );
}

function Network({ app, form }: { readonly app: SocialApp; readonly form: UseFormReturnType<Values> }) {
  const t = useTranslations('suppliers.budget');
  const { percent } = useFormats();
  const line = form.values.lines[app];
  const set = (change: Partial<Line>) =>
    form.setFieldValue('lines', { ...form.values.lines, [app]: { ...line, ...change } });
  const parts = PARTS.reduce((all, part) => all + Number(line[part]), 0);
  const divided = Math.abs(parts - 100) < 0.005;
  return (
    <fieldset className={classes.network}>
      <legend>
        <NetworkChip app={app} />
        {CHANNELS[app].name}
      </legend>
      <Switch
        mt="xs"
        label={t('pays', { network: CHANNELS[app].name })}
        checked={line.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {line.on && (
        <>
          <div className={classes.numbers}>
            {FIELDS.map((field) => (
              <NumberInput
                key={field}
                label={t(`fields.${field}`)}
                min={0}
                max={PERCENTS.includes(field) ? 100 : AMOUNT_MAX}
                decimalScale={2}
                allowNegative={false}
                allowedDecimalSeparators={['.', ',']}
                clampBehavior="strict"
                hideControls
                suffix={PERCENTS.includes(field) ? '%' : undefined}
                required
                value={line[field]}
                onChange={(value) => set({ [field]: value })}
              />
            ))}
          </div>
          <Text size="sm" c={divided ? 'dimmed' : undefined} mt="xs" role="status">
            {t(divided ? 'whole' : 'notWhole', { percent: percent(parts) })}
          </Text>
        </>
      )}
    </fieldset>
  );
}
