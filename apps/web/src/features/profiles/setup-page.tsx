import { patchProfileDetails } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useRedirect, useSearch } from '../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { dashboardPaths } from '../dashboard/paths.ts';
import { DetailsForm } from './details-form.tsx';
import { profilesPaths } from './paths.ts';
import classes from './setup.module.css';

export default function SetupPage() {
  const t = useTranslations('profiles.form');
  const ui = useTranslations('ui');
  const { pk, slug } = useProfile();
  const [{ next }] = useSearch(profilesPaths.setup);
  const redirect = useRedirect();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SectionCard className={classes.page}>
        <DetailsForm
          key={pk}
          profile={pk}
          submit={ui('actions.save')}
          success={ui('feedback.saved')}
          run={(body) => call(patchProfileDetails, { params: { profile: pk }, body })}
          onSaved={async (saved) => {
            await refreshSession();
            redirect(next?.startsWith(`/${slug}/`) ? next : (saved.redirect ?? dashboardPaths.dashboard({ slug })));
          }}
        />
      </SectionCard>
    </>
  );
}
