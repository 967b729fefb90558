import { Button, Tabs } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { fetchPostingStats, type Posting, type PostingCountry } from '@waypost/contract/campaigns';
import { providerOf } from '@waypost/contract/networks';
import { statsDefinition } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Flag } from '../../../ui/marks/flag.tsx';
import { useFigureText } from '../../posts/index.ts';
import { showPosting } from '../api.ts';
import classes from './performance.module.css';

interface Props {
  readonly posting: Posting;
}

/** What its posts did, a country each, with when that was read (ADMCAL-020 to 022). */
export function CountryFigures({ posting }: Props) {
  const t = useTranslations('marketing');
  // As the switches above the calendar stand.
  const countries = posting.campaign.countries.toSorted();
  const [first] = countries;
  if (first === undefined) return null;
  return (
    <section aria-label={t('figures.label')} className={classes.section}>
      <h3>{t('figures.label')}</h3>
      <Tabs defaultValue={first} keepMounted={false}>
        <Tabs.List>
          {countries.map((country) => (
            <Tabs.Tab key={country} value={country} leftSection={<Flag country={country} />}>
              {t(`countries.${country}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {countries.map((country) => (
          <Tabs.Panel key={country} value={country} pt="sm">
            <Figures posting={posting} country={country} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

function Figures({ posting, country }: Props & { readonly country: PostingCountry }) {
  const t = useTranslations('marketing.figures');
  const tStats = useTranslations('stats');
  const { dateTime } = useFormats();
  const textOf = useFigureText();
  const queryClient = useQueryClient();
  const fetching = useAction({
    run: () => call(fetchPostingStats, { params: { id: posting.id }, body: { country } }),
    success: t('fetched'),
    failure: t('failed'),
    onSuccess: (fresh) => showPosting(queryClient, fresh),
  });
  const stats = posting.stats?.[country];
  // What is counted of a page, as its followers, is no figure of many pages' posts.
  const metrics = (statsDefinition(providerOf(posting.app), posting.post_type)?.metrics ?? []).filter(
    ({ aggregate }) => aggregate !== 'last',
  );
  return (
    <>
      <div className={classes.figuresHead}>
        <span className={classes.muted}>
          {stats ? t('fetchedAt', { when: dateTime(stats.fetched_at) }) : t('none')}
        </span>
        {posting.actions.includes('fetch_stats') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={14} stroke={1.7} />}
            loading={fetching.pending}
            onClick={() => fetching.run()}
          >
            {t('fetch')}
          </Button>
        )}
      </div>
      {stats && (
        <dl className={classes.figures}>
          {metrics.map(({ key, unit }) => (
            <div key={key}>
              <dt>{tStats(`label.${key}`)}</dt>
              <dd>{textOf({ unit, value: stats.metrics[key] ?? null })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
