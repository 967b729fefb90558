import { Button, Stack, Text } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listStoredPlans, type StoredPlan } from '@waypost/contract/plans';
import { intlTags, type Locale, textIn } from '@waypost/i18n/locale';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EditedPage, Found } from '../../../ui/ordered/ordered-page.tsx';
import { OrderedList, OrderedRow } from '../../../ui/ordered/ordered-row.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { plansKeys } from '../keys.ts';
import { DeletePlan } from './delete-plan.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useVerbs } from './use-verbs.ts';

/** Who lacks what these open is sent to the page of memberships for them. */
const ASKED_FOR = ['pro', 'premium'] as const;

/** The plans in the order of the page of memberships. */
export default function PlansPage() {
  const t = useTranslations('plans.staff');
  const allowed = usePermission('plans.change');
  return (
    <EditedPage<StoredPlan>
      title={t('title')}
      lead={t('lead')}
      allowed={allowed}
      noPermission={t('noPermission')}
      create={t('create')}
      list={(edit) => <List onEdit={edit} />}
      dialog={(plan, close) => <PlanDialog plan={plan} onClose={close} />}
    />
  );
}

function List({ onEdit }: { readonly onEdit: (plan: StoredPlan) => void }) {
  const t = useTranslations('plans.staff');
  const found = useQuery({
    queryKey: plansKeys.stored,
    queryFn: ({ signal }) => call(listStoredPlans, {}, { signal }),
    meta: { kind: 'silent' },
  });
  const { locale } = useFormats();
  const tOrdered = useTranslations('ui.ordered');
  const verbs = useVerbs();
  const [asked, ask] = useState<StoredPlan | null>(null);
  const { gone } = verbs;
  const types = useTranslations('shell.profile.plans');
  return (
    <Found of={found}>
      {({ results }) => (
        <Stack gap="md">
          {gone && (
            <div role="status">
              <Notice
                tone="info"
                title={t('deleted', { name: textIn(locale, gone.name) })}
                action={
                  <Button size="xs" variant="default" disabled={verbs.pending} onClick={() => verbs.restore(gone)}>
                    {tOrdered('undo')}
                  </Button>
                }
              >
                {t('deletedText')}
              </Notice>
            </div>
          )}
          {ASKED_FOR.filter((slug) => results.every((plan) => !plan.active || plan.slug !== slug)).map((slug) => (
            <Notice key={slug} tone="warning" title={t('missing', { type: types(slug) })}>
              {t('missingText')}
            </Notice>
          ))}
          <SectionCard bleed>
            {results.length === 0 && <EmptyState icon={<IconTags size={40} stroke={1.4} />} title={t('none')} />}
            <OrderedList>
              {results.map((plan, at) => (
                <PlanRow
                  key={plan.id}
                  plan={plan}
                  pending={verbs.pending}
                  onEdit={() => onEdit(plan)}
                  onDelete={() => (plan.people === 0 ? verbs.remove(plan) : ask(plan))}
                  at={at}
                  of={results.length}
                  onMove={(by) => verbs.move(results, at, by)}
                />
              ))}
            </OrderedList>
            <DeletePlan
              plan={asked}
              pending={verbs.pending}
              onClose={() => ask(null)}
              onConfirm={(plan) => {
                verbs.remove(plan);
                ask(null);
              }}
            />
          </SectionCard>
        </Stack>
      )}
    </Found>
  );
}

type RowProps = Pick<ComponentProps<typeof OrderedRow>, 'at' | 'of' | 'pending' | 'onMove' | 'onDelete'> & {
  readonly plan: StoredPlan;
  readonly onEdit: () => void;
};

/** What it is called and costs, how many people have its type, and whether it is offered. */
function PlanRow({ plan, onEdit, ...row }: RowProps) {
  const t = useTranslations('plans.staff');
  const types = useTranslations('shell.profile.plans');
  const tActions = useTranslations('ui.actions');
  const { locale } = useFormats();
  const { slug, uid, active, people, annual_rate: rate } = plan;
  const name = textIn(locale, plan.name);
  const type = types(slug);
  const facts = [
    // Most are called as what they stand for.
    ...(name.toUpperCase() === type.toUpperCase() ? [] : [type]),
    rate === 0 ? t('free') : t('rate', { rate: priceOf(locale, rate) }),
    t('people', { count: people }),
    uid === null ? t('noId') : t('id', { uid }),
  ];
  return (
    <OrderedRow
      {...row}
      name={name}
      title={<Text fw={560}>{name}</Text>}
      facts={
        <>
          <StatusBadge tone={active ? 'success' : 'neutral'} label={t(active ? 'offered' : 'hidden')} />
          <span>{facts.join(' · ')}</span>
        </>
      }
      verbs={
        <Button variant="default" size="xs" disabled={row.pending} onClick={onEdit}>
          {tActions('edit')}
        </Button>
      }
    />
  );
}

/** As the cards of the plans say it (BILL-024). */
const priceOf = (locale: Locale, rate: number): string =>
  new Intl.NumberFormat(intlTags[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(rate);
