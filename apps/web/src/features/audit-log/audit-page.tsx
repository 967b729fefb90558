import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { listAudit } from '@waypost/contract/audit-log';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useList } from '../../platform/query/use-list.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListStates } from '../../ui/states/list-states.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { askedOf } from './asked.ts';
import classes from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { auditPaths } from './paths.ts';

/** Who did what, the newest first; its filters stand in the address. */
export default function AuditPage() {
  const t = useTranslations('audit');
  const ui = useTranslations('ui');
  const [search, setSearch] = useSearch(auditPaths.log);
  const list = useList({
    key: ['audit'],
    filters: askedOf(search),
    load: async (filters, page, signal) => {
      const answer = await call(listAudit, { query: { ...filters, page } }, { signal });
      return { ...answer, count: answer.results.length };
    },
  });
  const filtered = Object.values(search).some(Boolean);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <AuditFilters search={search} onChange={setSearch} />
      <SectionCard bleed label={t('title')}>
        <ListStates
          of={list}
          failed={ui('feedback.listFailed')}
          empty={
            <EmptyState
              icon={<IconHistory size={40} stroke={1.4} />}
              title={t(filtered ? 'noneFound' : 'none')}
              action={
                filtered && (
                  <Button variant="default" onClick={() => setSearch(NOTHING)}>
                    {t('showAll')}
                  </Button>
                )
              }
            />
          }
        >
          {(entries) => (
            <ul className={classes.rows}>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} onNarrow={(change) => setSearch(change, { push: true })} />
              ))}
            </ul>
          )}
        </ListStates>
      </SectionCard>
      {list.hasMore && (
        <Button variant="default" mt="md" loading={list.loadingMore} onClick={list.loadMore}>
          {ui('states.loadMore')}
        </Button>
      )}
    </>
  );
}

const NOTHING = { who: undefined, action: undefined, object: undefined, from: undefined, until: undefined };
