import { Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ListedUser, listUsers } from '@waypost/contract/accounts';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { accountsPaths } from '../paths.ts';
import { UserBadges } from '../users/user-badges.tsx';
import { CopyLink } from './copy-link.tsx';
import type { Sent } from './sent.ts';

const POLL_MS = 2_000;

interface Props {
  readonly sent: Sent;
  readonly onMore: () => void;
}

/** Line by line: invited, on its way, handed to the mail server, or why not. */
export function InviteResults({ sent: { lines, results }, onMore }: Props) {
  const t = useTranslations('accounts.invite');
  const invited = useInvited();
  const made = results.flatMap(({ pk, link }) => (pk === null ? [] : { pk, link }));
  const waiting = made.filter(
    ({ pk, link }) => link === null && (invited.get(pk)?.invitation?.state ?? 'sending') === 'sending',
  );
  const rows = lines.map((line, at) => ({ ...line, key: at, result: results[at] }));
  return (
    <SectionCard
      bleed
      title={t('results')}
      description={
        <span role="status">{t('progress', { sent: made.length - waiting.length, count: made.length })}</span>
      }
      actions={
        <Group gap="xs">
          <LinkAnchor to={accountsPaths.users({ show: 'invited' })}>{t('toUsers')}</LinkAnchor>
          <Button variant="default" onClick={onMore}>
            {t('more')}
          </Button>
        </Group>
      }
    >
      <Table verticalSpacing="sm" horizontalSpacing="lg">
        <Table.Tbody>
          {rows.map(({ key, email, first_name, last_name, result }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Text size="sm">{[first_name, last_name].filter(Boolean).join(' ')}</Text>
                <Text size="sm" c="dimmed">
                  {email}
                </Text>
              </Table.Td>
              <Table.Td>{result && <Result {...result} user={invited.get(result.pk ?? 0)} />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </SectionCard>
  );
}

type ResultProps = Sent['results'][number] & { readonly user: ListedUser | undefined };

function Result({ error, link, user }: ResultProps) {
  return (
    <>
      {error && (
        <Text size="sm" c="var(--danger)">
          {error}
        </Text>
      )}
      {user && <UserBadges user={user} />}
      {link && <CopyLink link={link} />}
    </>
  );
}

/** Read again while mails are on their way. */
function useInvited(): ReadonlyMap<number, ListedUser> {
  const list = useQuery({
    queryKey: ['users', 'invited'],
    queryFn: ({ signal }) => call(listUsers, { query: { invited: 'true', page_size: PAGE_SIZES.max } }, { signal }),
    refetchInterval: POLL_MS,
  });
  return new Map(list.data?.results.map((user) => [user.pk, user]));
}
