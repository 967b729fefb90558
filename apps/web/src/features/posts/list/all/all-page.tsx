import { Tabs } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../../platform/i18n/locale-store.ts';
import { useSearch } from '../../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { loadAgain } from '../../../../ui/load-again.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { ProLink } from '../../../../ui/pro-link.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { ConnectionNotices, connectedApps } from '../../../connections/index.ts';
import { generatorPaths } from '../../../generator/paths.ts';
import { PostDetailsOfAddress } from '../../details/post-details.tsx';
import { postsPaths } from '../../paths.ts';
import { Filters } from '../filters.tsx';
import { TABS, toTab, viewOf } from '../list-view.ts';
import { NetworkSwitch } from '../network-switch.tsx';
import classes from '../schedule.module.css';
import all from './all.module.css';
import { AllList } from './all-list.tsx';
import { NewGroups } from './new-groups.tsx';
import { useGroupVerb } from './use-group-verb.ts';

const GroupDialog = loadAgain(() => withWords(['posts', 'posts/details'], () => import('./group-dialog.tsx')));

/** `/{slug}/posts/`: what goes out and went out on every network, also on pages that are connected no more. */
export default function AllPage() {
  const t = useTranslations('posts');
  const profile = useProfile();
  const apps = connectedApps(profile);
  const [params, setParams] = useSearch(postsPaths.all);
  const view = viewOf(params);
  const open = (id: number) => setParams({ post: String(id) }, { push: true });
  const { verbs, asking, close } = useGroupVerb();
  return (
    <>
      <PageHead
        title={t('all.title')}
        lead={t('list.lead')}
        actions={<ProLink to={generatorPaths.composer({ slug: profile.slug })}>{t('list.create')}</ProLink>}
      />
      {apps.length > 0 && <NetworkSwitch apps={apps} current={null} />}
      <div className={classes.notices}>
        <ConnectionNotices />
      </div>
      <SectionCard bleed className={all.sheet}>
        <Tabs value={view.tab} onChange={(tab) => setParams(toTab(TABS.find((known) => known === tab) ?? 'upcoming'))}>
          <Tabs.List className={classes.tabs} aria-label={t('list.tabs')}>
            {TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`list.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={view.tab}>
            <Filters view={view} onChange={setParams} />
            <NewGroups
              ids={view.ids}
              onOpen={open}
              verbs={verbs}
              onDismiss={() => setParams({ ids: undefined, date: undefined })}
            />
            <AllList view={view} onOpen={open} verbs={verbs} onChange={setParams} />
          </Tabs.Panel>
        </Tabs>
      </SectionCard>
      {asking && <GroupDialog {...asking} onClose={close} />}
      <PostDetailsOfAddress />
    </>
  );
}
