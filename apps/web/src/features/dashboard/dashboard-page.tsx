import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { torontoHour } from '../../platform/formats/dates.ts';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ConnectionNotices } from '../connections/index.ts';
import { generatorPaths } from '../generator/paths.ts';
import { anyInstalled, SetupCard } from '../profiles/index.ts';
import { ConnectPrompt } from './connect-prompt.tsx';
import classes from './dashboard.module.css';
import { greetingOf } from './greeting.ts';
import { PostColumns } from './post-columns.tsx';

export default function DashboardPage() {
  const t = useTranslations('dashboard');
  const profile = useProfile();
  const connected = anyInstalled(profile);
  const name = profile.first_name || profile.user_first_name;
  const greeting = greetingOf(torontoHour(Date.now()));
  return (
    <>
      <PageHead
        title={name ? t(`greeting.${greeting}`, { name }) : t('greeting.plain')}
        lead={t('lead')}
        actions={
          connected && (
            <LinkButton
              visibleFrom="sm"
              to={generatorPaths.composer({ slug: profile.slug })}
              leftSection={<IconPlus size={16} stroke={2} />}
            >
              {t('createPost')}
            </LinkButton>
          )
        }
      />
      <div className={classes.stack}>
        <ConnectionNotices />
        <SetupCard />
        {!connected && <ConnectPrompt slug={profile.slug} />}
        <PostColumns profile={profile} />
      </div>
    </>
  );
}
