import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Operator, putOperator } from '@waypost/contract/legal';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../../../ui/fields/fields.module.css';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import card from './legal-page.module.css';
import { OPERATOR_KEY, readOperator } from './texts.ts';

const NOBODY: Operator = { name: '', contact: '', place: '' };

/** Who offers the service: what the placeholders of every text say. */
export function OperatorCard() {
  const t = useTranslations('legal.operator');
  const operator = useQuery({ queryKey: OPERATOR_KEY, queryFn: ({ signal }) => readOperator(signal) });
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      {operator.isError ? (
        <ErrorState error={operator.error} onRetry={() => void operator.refetch()} />
      ) : (
        // Empty, it keeps the place: the texts below would jump.
        <div className={card.waiting} inert={operator.isPending} aria-busy={operator.isPending}>
          <OperatorForm key={operator.status} operator={operator.data ?? NOBODY} />
        </div>
      )}
    </SectionCard>
  );
}

function OperatorForm({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('legal.operator');
  const ui = useTranslations('ui.feedback');
  const queryClient = useQueryClient();
  const form = useKeptForm('operator', { mode: 'uncontrolled', initialValues: operator });
  const action = useFormAction({
    form,
    run: (body) => call(putOperator, { body }),
    success: ui('changesSaved'),
    // Previews say it too.
    invalidate: [['legal-preview']],
    onSuccess: (saved) => queryClient.setQueryData(OPERATOR_KEY, saved),
  });
  return (
    <ActionForm action={action} submit={t('save')} button="quiet">
      <div className={classes.pair}>
        <TextInput label={t('name')} maxLength={128} autoComplete="organization" {...form.getInputProps('name')} />
        <TextInput label={t('contact')} type="email" maxLength={254} {...form.getInputProps('contact')} />
      </div>
      <TextInput label={t('place')} maxLength={200} autoComplete="street-address" {...form.getInputProps('place')} />
    </ActionForm>
  );
}
