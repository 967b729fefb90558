import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { addProfile } from '@waypost/contract/profiles';
import { getProfileDetails } from '@waypost/contract/profiles';
import type { BodyOf } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { type Answer, call } from '../../platform/api/call.ts';
import { useSession, useUser } from '../../platform/session/use-session.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../ui/fields/action-form.tsx';
import classes from '../../ui/fields/fields.module.css';
import { SearchableSelect } from '../../ui/fields/searchable-select.tsx';
import { useKeptForm } from '../../ui/fields/use-kept-form.ts';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { useCountries } from '../agency/index.ts';

interface Props<Saved> {
  /** Whose details are changed; null for a profile that is to be. */
  readonly profile: number | null;
  readonly submit: string;
  readonly success: string;
  readonly run: (details: BodyOf<typeof addProfile>) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => Promise<void> | void;
  /** In a dialog: closes it. The first field takes the focus when what is stored has come. */
  readonly onCancel?: () => void;
}
type Details = Answer<typeof getProfileDetails>;

/** Name, address and country of a profile: what completes it, which connecting a network needs (WIDGET-014 to 023). */
export function DetailsForm<Saved>(props: Props<Saved>) {
  const kept = useDetails(props.profile);
  const countries = useCountries();
  const error = kept.error ?? countries.error;
  const retry = () => void Promise.all([kept.refetch(), countries.refetch()]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!kept.details || !countries.data) return <ListSkeleton rows={4} shape="line" />;
  return <Filled {...props} details={kept.details} countries={countries.data.results} />;
}

/** A new profile starts with the address of the account, and in the country where the person works now. */
function useDetails(pk: number | null) {
  const { email } = useUser();
  const country = useSession().profile?.country_pk ?? null;
  const kept = useQuery({
    queryKey: ['profile-details', pk],
    queryFn: ({ signal }) => (pk === null ? null : call(getProfileDetails, { params: { profile: pk } }, { signal })),
    enabled: pk !== null,
  });
  const fresh: Details = { first_name: '', last_name: '', email, country };
  return { details: pk === null ? fresh : kept.data, error: kept.error, refetch: () => pk !== null && kept.refetch() };
}

interface FilledProps<Saved> extends Props<Saved> {
  readonly details: Details;
  readonly countries: readonly { readonly id: number; readonly name: string }[];
}

const NAME_MAX = 100;

function Filled<Saved>({ profile, details, countries, submit, success, run, onSaved, onCancel }: FilledProps<Saved>) {
  const t = useTranslations('profiles.form');
  const ui = useTranslations('ui');
  const name = (value: string) => {
    if (value.trim() === '') return ui('fields.required');
    return value.trim().length > NAME_MAX ? ui('fields.tooLong', { max: NAME_MAX }) : null;
  };
  const form = useKeptForm(`profile-${profile ?? 'new'}`, {
    mode: 'uncontrolled',
    initialValues: { ...details, country: details.country === null ? null : String(details.country) },
    validate: {
      first_name: name,
      last_name: name,
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : ui('fields.email')),
      country: (value) => (value ? null : ui('fields.required')),
    },
  });
  const action = useFormAction({
    form,
    run: ({ first_name, last_name, email, country }) =>
      run({
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        email: email.trim(),
        country: Number(country),
      }),
    success,
    invalidate: [['profile-details', profile]],
    onSuccess: onSaved,
  });
  return (
    <ActionForm action={action} submit={submit} onCancel={onCancel}>
      <div className={classes.pair}>
        <TextInput
          label={t('firstName')}
          autoFocus={onCancel !== undefined}
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          {...form.getInputProps('last_name')}
        />
      </div>
      <TextInput label={t('email')} type="email" autoComplete="email" required {...form.getInputProps('email')} />
      <SearchableSelect
        label={t('country')}
        placeholder={t('chooseCountry')}
        data={countries.map((country) => ({ value: String(country.id), label: country.name }))}
        nothingFoundMessage={t('noCountry')}
        required
        {...form.getInputProps('country')}
      />
    </ActionForm>
  );
}
