import { Select, Tabs } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { PRIMARY_LIST } from '@waypost/contract/contacts';
import { NEWSLETTER_QUERIES, type NewsletterQuery } from '@waypost/contract/newsletters';
import { PERIODS, type Period } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../../platform/navigation/links.tsx';
import { useSearch } from '../../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
import { hasNewsletters } from '../../../connections/index.ts';
import { contactsPaths } from '../../../contacts/paths.ts';
import { NetworkSwitch } from '../../../posts/index.ts';
import { useIsOwn } from '../../account/api.ts';
import { newslettersPaths } from '../../paths.ts';
import { useNewsletters } from '../api.ts';
import classes from './list.module.css';
import NewsletterList from './newsletter-list.tsx';

const SENT = { query: 'published', period: 'all' } as const;

/** `/{slug}/emarketing/post/`: the newsletters of a profile (SHELL-027), which are its posting schedule too (SCHED-012). */
export default function NewslettersPage() {
  const t = useTranslations('newsletters');
  const profile = useProfile();
  const { slug } = profile;
  const there = hasNewsletters(profile);
  const own = useIsOwn();
  return (
    <>
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          there && (
            <>
              <LinkButton variant="default" to={contactsPaths.list({ slug, list: PRIMARY_LIST })}>
                {t('list.contacts')}
              </LinkButton>
              <LinkButton variant="default" to={newslettersPaths.settings({ slug })}>
                {t('list.settings')}
              </LinkButton>
            </>
          )
        }
      />
      <NetworkSwitch current="emarketing" />
      {there ? (
        <NewsletterTabs />
      ) : (
        <>
          <SectionCard>
            <EmptyState
              icon={<IconMailPlus size={40} stroke={1.4} />}
              title={t('empty.noAccountTitle')}
              text={t('empty.noAccountText')}
              action={own && <LinkButton to={newslettersPaths.signUp({ slug })}>{t('empty.setUp')}</LinkButton>}
            />
          </SectionCard>
          <SentBefore />
        </>
      )}
    </>
  );
}

/** What was sent keeps its figures when the app is removed (CONN-049): here is the way to them. Nothing where nothing was. */
function SentBefore() {
  const t = useTranslations('newsletters.list');
  const sent = useNewsletters({ ...SENT, size: PAGE_SIZES.default });
  if (sent.items.length === 0) return null;
  return (
    <SectionCard bleed title={t('sentBefore')} className={classes.before}>
      <NewsletterList {...SENT} />
    </SectionCard>
  );
}

/** By kind (NEWS-002) and time (NEWS-003), as the address says; another kind begins with all dates, as with posts (SCHED-010). */
function NewsletterTabs() {
  const t = useTranslations('newsletters.list');
  const tPeriods = useTranslations('posts.periods');
  const [params, setParams] = useSearch(newslettersPaths.list);
  const query: NewsletterQuery = NEWSLETTER_QUERIES.find((one) => one === params.tab) ?? 'upcoming';
  const period: Period = PERIODS.find((days) => String(days) === params.period) ?? 'all';
  const direction = query === 'upcoming' ? 'ahead' : 'past';
  return (
    <SectionCard bleed>
      <Tabs
        value={query}
        onChange={(tab) => setParams({ tab: tab === 'upcoming' ? undefined : (tab ?? undefined), period: undefined })}
      >
        <Tabs.List className={classes.tabs} aria-label={t('tabs')}>
          {NEWSLETTER_QUERIES.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={query}>
          {query !== 'deleted' && (
            <div className={classes.filters}>
              <Select
                aria-label={t('period')}
                value={String(period)}
                data={PERIODS.map((days) => ({
                  value: String(days),
                  label: days === 'all' ? t('allDates') : tPeriods(direction, { days }),
                }))}
                onChange={(value) => setParams({ period: value === 'all' ? undefined : (value ?? undefined) })}
              />
            </div>
          )}
          <NewsletterList key={query} query={query} period={period} />
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  );
}
