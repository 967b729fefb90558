import { useQuery } from '@tanstack/react-query';
import { getProfileDetails, listCountries } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../ui/states.tsx';
import classes from './setup.module.css';
import { SetupForm } from './setup-form.tsx';

export default function SetupPage() {
  const t = useTranslations('profiles.form');
  const { pk } = useProfile();
  const details = useQuery({
    queryKey: ['profile-details', pk],
    queryFn: ({ signal }) => call(getProfileDetails, { params: { profile: pk } }, { signal }),
  });
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => call(listCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = details.error ?? countries.error;
  const retry = () => void Promise.all([details.refetch(), countries.refetch()]);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SectionCard className={classes.page}>
        {error && <ErrorState error={error} onRetry={retry} />}
        {!error && !(details.data && countries.data) && <ListSkeleton rows={4} shape="line" />}
        {details.data && countries.data && <SetupForm details={details.data} countries={countries.data.results} />}
      </SectionCard>
    </>
  );
}
