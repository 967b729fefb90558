import { Button, SegmentedControl, Table, Text, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { type ListedUser, listUsers } from '@waypost/contract/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useList } from '../../../platform/query/use-list.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ListStates } from '../../../ui/states/list-states.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useStartImpersonation } from '../api.ts';
import { accountsPaths } from '../paths.ts';
import { PlanMark } from './plan-mark.tsx';
import { UserBadges } from './user-badges.tsx';
import classes from './users-page.module.css';

const SHOWN = ['all', 'staff', 'invited'] as const;
const POLL_MS = 4_000;

/** Staff find a person, open the account, or act as an agency user; the server writes it into the audit log. */
export default function UsersPage() {
  const t = useTranslations('accounts.users');
  const ui = useTranslations('ui');
  const [{ show = 'all' }, setShown] = useSearch(accountsPaths.users);
  const mayInvite = usePermission('accounts.manage_users');
  const [search, setSearch] = useState('');
  const list = useList({
    key: ['users'],
    filters: { search, ...(show === 'staff' && { staff: true }), ...(show === 'invited' && { invited: true }) },
    load: (filters, page, signal) => call(listUsers, { query: { ...filters, page } }, { signal }),
    again: () => (show === 'invited' ? POLL_MS : false),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={mayInvite && <LinkButton to={accountsPaths.invite()}>{t('invite')}</LinkButton>}
      />
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('show')}
          data={SHOWN.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={show}
          onChange={(value) => setShown({ show: value === 'all' ? undefined : value })}
        />
      </div>
      <SectionCard bleed>
        <ListStates
          of={list}
          failed={ui('feedback.listFailed')}
          empty={
            <EmptyState
              icon={<IconUsers size={40} stroke={1.4} />}
              title={t(show === 'invited' && search === '' ? 'noneInvited' : 'none')}
            />
          }
        >
          {(users) => <Users users={users} />}
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

function Users({ users }: { readonly users: readonly ListedUser[] }) {
  const t = useTranslations('accounts.users');
  const mayAct = usePermission('accounts.impersonate');
  const start = useStartImpersonation();
  const act = (user: ListedUser) =>
    mayAct &&
    !user.is_staff &&
    !user.is_superuser && (
      <Button
        variant="default"
        size="xs"
        disabled={start.pending}
        onClick={() => start.run(user.pk)}
        aria-label={t('actAs', { name: user.name })}
      >
        {t('act')}
      </Button>
    );
  return (
    <Table verticalSpacing="sm" horizontalSpacing="lg" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('name')}</Table.Th>
          <Table.Th className={classes.wide}>{t('plan')}</Table.Th>
          <Table.Th className={classes.wide}>{t('state')}</Table.Th>
          <Table.Th className={classes.wide}>
            <span className={classes.spoken}>{t('act')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user.pk}>
            <Table.Td>
              <LinkAnchor to={accountsPaths.user({ user: user.pk })} fw={560}>
                {user.name}
              </LinkAnchor>
              <Text size="sm" c="dimmed" className={classes.email}>
                {user.email || t('noEmail')}
              </Text>
              <span className={classes.narrow}>
                <UserBadges user={user} />
                {act(user)}
              </span>
            </Table.Td>
            <Table.Td className={classes.wide}>
              <PlanMark plan={user.plan} />
            </Table.Td>
            <Table.Td className={classes.wide}>
              <UserBadges user={user} />
            </Table.Td>
            <Table.Td align="right" className={classes.wide}>
              {act(user)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
