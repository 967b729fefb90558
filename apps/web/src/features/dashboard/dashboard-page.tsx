import { useTranslations } from 'use-intl';
import { torontoHour } from '../../platform/formats/dates.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { BesidePage } from '../../ui/beside-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ProLink } from '../../ui/pro-link.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { AlertsCard } from '../alerts/index.ts';
import { Announcements } from '../announcements/index.ts';
import { generatorPaths } from '../generator/paths.ts';
import { OnboardingVideos } from '../guides/index.ts';
import { TroubleStrip, useOverview, useTroubles } from '../overview/index.ts';
import { anyInstalled, isSetUp, ProfileCard } from '../profiles/index.ts';
import { ConnectPrompt } from './connect-prompt.tsx';
import classes from './dashboard.module.css';
import { FigureCards } from './figure-cards.tsx';
import { greetingOf } from './greeting.ts';
import { PostColumns } from './post-columns.tsx';

/** Both at once: neither moves the other. */
const Desk = loadAgain(async () => {
  await Promise.all([AlertsCard.fetch(), ProfileCard.fetch()]);
  return { default: DeskCards };
});

function DeskCards() {
  return (
    <>
      <AlertsCard />
      <ProfileCard />
    </>
  );
}

export default function DashboardPage() {
  const t = useTranslations('dashboard');
  const profile = useProfile();
  const connected = anyInstalled(profile);
  const overview = useOverview().data;
  const name = profile.first_name || profile.user_first_name;
  const greeting = greetingOf(torontoHour(Date.now()));
  return (
    <>
      <PageHead
        title={name ? t(`greeting.${greeting}`, { name }) : t('greeting.plain')}
        lead={
          connected && overview ? t('ahead', { days: overview.ahead.days, count: overview.ahead.posts }) : t('lead')
        }
        actions={
          connected && (
            <ProLink to={generatorPaths.composer({ slug: profile.slug })} visibleFrom="sm">
              {t('createPost')}
            </ProLink>
          )
        }
      />
      <div className={classes.stack}>
        <BesidePage retryOn={profile.slug}>
          <Announcements />
        </BesidePage>
        <TroubleStrip troubles={useTroubles(overview)} />
        {!connected && <ConnectPrompt slug={profile.slug} />}
        {connected && <FigureCards overview={overview} />}
        <PostColumns profile={profile} />
        <BesidePage retryOn={profile.slug}>
          <div className={classes.desk} data-finished={isSetUp(profile)}>
            <Desk />
          </div>
        </BesidePage>
        <BesidePage retryOn={profile.slug}>
          <OnboardingVideos />
        </BesidePage>
      </div>
    </>
  );
}
