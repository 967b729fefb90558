import { Button, Table, Text, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { listUsers } from '@waypost/contract/accounts';
import { isPro, PLANS } from '@waypost/contract/plans';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useList } from '../../../platform/query/use-list.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { ListStates } from '../../../ui/list-states.tsx';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useStartImpersonation } from '../api.ts';
import classes from './users-page.module.css';

/** Staff find an agency user and act as that person; the server writes it into the audit log. */
export default function UsersPage() {
  const t = useTranslations('accounts.users');
  const states = useTranslations('ui.states');
  const feedback = useTranslations('ui.feedback');
  const allowed = usePermission('accounts.impersonate');
  const [search, setSearch] = useState('');
  const start = useStartImpersonation();
  const list = useList({
    key: ['users'],
    filters: { search },
    load: (filters, page, signal) => call(listUsers, { query: { ...filters, page } }, { signal }),
    enabled: allowed,
  });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} stroke={1.7} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <SectionCard bleed>
        <ListStates
          of={list}
          failed={feedback('listFailed')}
          empty={<EmptyState icon={<IconUsers size={40} stroke={1.4} />} title={t('none')} />}
        >
          {(users) => (
            <Table verticalSpacing="sm" horizontalSpacing="lg" highlightOnHover>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('name')}</Table.Th>
                  <Table.Th className={classes.wide}>{t('plan')}</Table.Th>
                  <Table.Th>
                    <span className={classes.spoken}>{t('act')}</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {users.map((user) => (
                  <Table.Tr key={user.pk}>
                    <Table.Td>
                      <Text fw={560}>{user.name}</Text>
                      <Text size="sm" c="dimmed">
                        {user.email}
                      </Text>
                    </Table.Td>
                    <Table.Td className={classes.wide}>
                      <Plan slug={user.plan} />
                    </Table.Td>
                    <Table.Td align="right">
                      <Button
                        variant="default"
                        size="xs"
                        disabled={start.pending}
                        onClick={() => start.run(user.pk)}
                        aria-label={t('actAs', { name: user.name })}
                      >
                        {t('act')}
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </ListStates>
      </SectionCard>
      {list.hasMore && (
        <Button variant="default" mt="md" loading={list.loadingMore} onClick={list.loadMore}>
          {states('loadMore')}
        </Button>
      )}
    </>
  );
}

function Plan({ slug }: { readonly slug: string }) {
  const t = useTranslations('shell.profile.plans');
  const plan = PLANS.find((known) => known === slug);
  if (!plan) return null;
  return isPro(plan) ? <PlanBadge plan={t(plan)} /> : <Text size="sm">{t(plan)}</Text>;
}
