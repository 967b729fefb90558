import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconPlus } from '@tabler/icons-react';
import { CAMPAIGN_STATES, listEmailCampaigns, NEWSLETTER_COUNTRIES } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useList } from '../../../platform/query/use-list.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import classes from '../../../ui/listing/listing.module.css';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ListStates } from '../../../ui/states/list-states.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { LISTS_KEY } from '../api.ts';
import { authoringPaths } from '../paths.ts';
import { CampaignCards } from './campaign-cards.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { NameDialog } from './lazy-dialogs.ts';
import type { Naming } from './naming.ts';
import { Tools } from './tools.tsx';

const POLL_MS = 10_000;

/** The newsletters of the house: found, begun, copied, thrown away. */
export default function CampaignsPage() {
  const t = useTranslations('authoring.list');
  const ui = useTranslations('ui');
  const mayChange = usePermission('newsletters.change');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [{ search = '', state, country, supplier }, setSearch] = useSearch(authoringPaths.list);
  const [naming, name] = useState<Naming | null>(null);
  const asked = {
    search,
    state: [...CAMPAIGN_STATES, 'deleted' as const].find((one) => one === state),
    country: NEWSLETTER_COUNTRIES.find((one) => one === country),
    supplier: Number(supplier) || undefined,
  };
  const list = useList({
    key: LISTS_KEY,
    filters: asked,
    load: (filters, page, signal) =>
      call(listEmailCampaigns, { query: { ...filters, search: filters.search || undefined, page } }, { signal }),
    again: (rows) => (rows.some((row) => row.state === 'publishing') ? POLL_MS : false),
  });
  const narrowed = search !== '' || state !== undefined || country !== undefined || supplier !== undefined;
  const rows = { mayChange, onDuplicate: (of: { id: number; name: string }) => name({ copyOf: of }) };
  const begin = mayChange && (
    <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => name({ copyOf: null })}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} actions={begin} />
      <Tools asked={asked} onNarrow={setSearch} />
      <SectionCard bleed label={t('title')}>
        <ListStates
          of={list}
          rows={6}
          failed={ui('feedback.listFailed')}
          empty={
            <EmptyState
              icon={<IconMail size={40} stroke={1.4} />}
              title={t(narrowed ? 'noMatch' : 'none')}
              text={narrowed ? undefined : t(mayChange ? 'noneHint' : 'noneYet')}
              action={
                narrowed ? (
                  <Button
                    variant="default"
                    onClick={() =>
                      setSearch({ search: undefined, state: undefined, country: undefined, supplier: undefined })
                    }
                  >
                    {t('clear')}
                  </Button>
                ) : (
                  begin
                )
              }
            />
          }
        >
          {(campaigns) => (
            <div aria-busy={list.refreshing} className={classes.rows}>
              {phone ? (
                <CampaignCards campaigns={campaigns} {...rows} />
              ) : (
                <CampaignTable campaigns={campaigns} {...rows} />
              )}
            </div>
          )}
        </ListStates>
      </SectionCard>
      {list.hasMore && (
        <Button variant="default" mt="md" loading={list.loadingMore} onClick={list.loadMore}>
          {ui('states.loadMore')}
        </Button>
      )}
      {naming && <NameDialog copyOf={naming.copyOf} onClose={() => name(null)} />}
    </>
  );
}
