import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ListedUser, listUsers } from '@waypost/contract/accounts';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { accountsPaths } from '../paths.ts';
import { UserBadges } from '../users/user-badges.tsx';
import { CopyLink } from './copy-link.tsx';
import classes from './invite-results.module.css';
import { linesOf } from './read-lines.ts';
import { type Sent, type SentLine, sendLines } from './sent.ts';

const POLL_MS = 2_000;

interface Props {
  readonly sent: Sent;
  readonly onSent: (sent: Sent) => void;
  readonly onMore: () => void;
}

/** The result is told to whoever pressed the button that is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Line by line: invited, on its way, handed to the mail server, or why not; what was refused is corrected where it stands. */
export function InviteResults({ sent, onSent, onMore }: Props) {
  const t = useTranslations('accounts.invite');
  const invited = useInvited();
  const [corrected, correct] = useState<Readonly<Record<number, string>>>({});
  const rows = sent.lines.map((line, at) => ({ ...line, at }));
  const made = sent.lines.flatMap(({ result }) => (result?.pk ? [{ pk: result.pk, link: result.link }] : []));
  const mailed = made.filter(({ link }) => link === null);
  const waiting = mailed.filter(({ pk }) => (invited.get(pk)?.invitation?.state ?? 'sending') === 'sending');
  const refused = rows.filter(({ result }) => result?.error);
  const again = refused.flatMap(({ at, typed }) => linesOf(corrected[at] ?? typed).map((line) => ({ at, line })));
  const action = useAction({
    run: () =>
      sendLines(
        again.map(({ line }) => line),
        sent,
      ),
    success: false,
    invalidate: [['users']],
    onSuccess: (lines) => {
      // A line that was emptied is given up.
      const now = new Map(again.map(({ at }, n) => [at, lines[n]]));
      onSent({
        ...sent,
        lines: sent.lines.flatMap((line, at) => (line.result?.error ? (now.get(at) ?? []) : line)),
      });
      correct({});
    },
  });
  return (
    <SectionCard
      bleed
      title={t('results')}
      description={
        <span key={refused.length} role="status" tabIndex={-1} ref={takeFocus}>
          {[
            mailed.length > 0 && t('progress', { sent: mailed.length - waiting.length, count: mailed.length }),
            made.length > mailed.length && t('links', { count: made.length - mailed.length }),
            refused.length > 0 && t('refused', { count: refused.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
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
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (again.length > 0) action.run();
        }}
      >
        <Table verticalSpacing="sm" horizontalSpacing="var(--inset)" className={classes.lines}>
          <Table.Tbody>
            {rows.map(({ at, ...line }) => (
              <LineRow
                key={at}
                {...line}
                user={invited.get(line.result?.pk ?? 0)}
                value={corrected[at] ?? line.typed}
                onChange={(value) => correct({ ...corrected, [at]: value })}
              />
            ))}
          </Table.Tbody>
        </Table>
        {refused.length > 0 && (
          <Group justify="flex-end" p="md">
            <Button type="submit" loading={action.pending} disabled={again.length === 0}>
              {t('sendCorrected')}
            </Button>
          </Group>
        )}
      </Form>
    </SectionCard>
  );
}

interface LineProps extends SentLine {
  readonly user: ListedUser | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function LineRow({ typed, read, result, user, value, onChange }: LineProps) {
  const t = useTranslations('accounts.invite');
  if (result?.error)
    return (
      <Table.Tr>
        <Table.Td colSpan={2}>
          <TextInput
            aria-label={t('correct', { line: typed })}
            value={value}
            error={result.error}
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">{[read.first_name, read.last_name].filter(Boolean).join(' ')}</Text>
        <Text size="sm" c="dimmed">
          {read.email}
        </Text>
      </Table.Td>
      <Table.Td>
        {user && <UserBadges user={user} />}
        {result?.link && <CopyLink link={result.link} />}
      </Table.Td>
    </Table.Tr>
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
