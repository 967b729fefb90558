import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type getProfileDetails, patchProfileDetails } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { type Answer, call } from '../../platform/api/call.ts';
import { useRedirect, useSearch } from '../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../ui/fields/action-form.tsx';
import classes from '../../ui/fields/fields.module.css';
import { dashboardPaths } from '../dashboard/paths.ts';
import { profilesPaths } from './paths.ts';

interface Props {
  readonly details: Answer<typeof getProfileDetails>;
  readonly countries: readonly { readonly id: number; readonly name: string }[];
}

const NAME_MAX = 100;

/** Completing this form completes the profile, which connecting a network needs (WIDGET-014 to 023). */
export function SetupForm({ details, countries }: Props) {
  const t = useTranslations('profiles.form');
  const ui = useTranslations('ui');
  const { pk, slug } = useProfile();
  const [{ next }] = useSearch(profilesPaths.setup);
  const redirect = useRedirect();
  const name = (value: string) => {
    if (value.trim() === '') return ui('fields.required');
    return value.trim().length > NAME_MAX ? ui('fields.tooLong', { max: NAME_MAX }) : null;
  };
  const form = useForm({
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
      call(patchProfileDetails, {
        params: { profile: pk },
        body: {
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          email: email.trim(),
          country: Number(country),
        },
      }),
    success: ui('feedback.saved'),
    invalidate: [['profile-details', pk]],
    onSuccess: async (answer) => {
      await refreshSession();
      redirect(next?.startsWith(`/${slug}/`) ? next : (answer.redirect ?? dashboardPaths.dashboard({ slug })));
    },
  });
  return (
    <ActionForm action={action} submit={ui('actions.save')}>
      <div className={classes.pair}>
        <TextInput
          label={t('firstName')}
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
      <Select
        label={t('country')}
        placeholder={t('chooseCountry')}
        data={countries.map((country) => ({ value: String(country.id), label: country.name }))}
        searchable
        nothingFoundMessage={t('noCountry')}
        required
        {...form.getInputProps('country')}
      />
    </ActionForm>
  );
}
