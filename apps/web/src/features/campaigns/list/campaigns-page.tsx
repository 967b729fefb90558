import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBroadcast, IconPlus } from '@tabler/icons-react';
import { CAMPAIGN_FILTERS, CAMPAIGN_TYPES, listCampaigns, POSTING_COUNTRIES } from '@waypost/contract/campaigns';
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
import { campaignPaths } from '../paths.ts';
import { CampaignCards } from './campaign-cards.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { DuplicateDialog, NewDialog } from './lazy-dialogs.ts';
import type { Naming } from './naming.ts';
import { type Asked, Tools } from './tools.tsx';

const NOTHING = { search: undefined, type: undefined, state: undefined, country: undefined, supplier: undefined };

/** The campaigns of the house: found, begun, copied, thrown away. Who manages suppliers sees theirs. */
export default function CampaignsPage() {
  const t = useTranslations('campaigns.list');
  const ui = useTranslations('ui');
  const mayChange = usePermission('marketing.manage_campaigns');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [{ search = '', type, state, country, supplier }, setSearch] = useSearch(campaignPaths.list);
  const [naming, name] = useState<Naming | null>(null);
  const asked: Asked = {
    search,
    type: CAMPAIGN_TYPES.find((one) => one === type),
    state: CAMPAIGN_FILTERS.find((one) => one === state),
    country: POSTING_COUNTRIES.find((one) => one === country),
    supplier: Number(supplier) || undefined,
  };
  const list = useList({
    key: LISTS_KEY,
    filters: asked,
    load: (filters, page, signal) =>
      call(listCampaigns, { query: { ...filters, search: filters.search || undefined, page } }, { signal }),
  });
  const narrowed = Object.values(asked).some(Boolean);
  const rows = { mayChange, onDuplicate: (of: NonNullable<Naming['copyOf']>) => name({ copyOf: of }) };
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
              icon={<IconBroadcast size={40} stroke={1.4} />}
              title={t(narrowed ? 'noMatch' : 'none')}
              text={narrowed ? undefined : t(mayChange ? 'noneHint' : 'noneYet')}
              action={
                narrowed ? (
                  <Button variant="default" onClick={() => setSearch(NOTHING)}>
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
      {naming?.copyOf === null && <NewDialog onClose={() => name(null)} />}
      {naming?.copyOf && <DuplicateDialog of={naming.copyOf} onClose={() => name(null)} />}
    </>
  );
}
