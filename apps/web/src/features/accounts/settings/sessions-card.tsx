import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { endSession, endSessions, listSessions, type OpenSession } from '@waypost/contract/accounts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { leave } from '../api.ts';
import { deviceName } from './device-name.ts';
import classes from './sessions-card.module.css';

const KEY = ['sessions'] as const;

/** Where the account is signed in; one session or all of them can be ended. */
export function SessionsCard() {
  const t = useTranslations('accounts.sessions');
  const [asking, ask] = useDisclosure(false);
  const rows = useRef<HTMLUListElement>(null);
  const list = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
  const all = useAction({
    run: () => call(endSessions),
    success: false,
    onSuccess: leave,
    onFailure: ask.close,
  });
  return (
    <SectionCard
      title={t('title')}
      description={t('lead')}
      actions={
        <Button variant="default" onClick={ask.open}>
          {t('endAll')}
        </Button>
      }
    >
      {list.isPending && <ListSkeleton rows={2} shape="line" />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <ul ref={rows} className={classes.list} tabIndex={-1} aria-label={t('title')}>
        {list.data?.results.map((session) => (
          <Session key={session.pk} session={session} onEnded={() => rows.current?.focus()} />
        ))}
      </ul>
      <ConfirmModal
        opened={asking}
        onClose={ask.close}
        title={t('endAllTitle')}
        confirmLabel={t('endAll')}
        onConfirm={() => all.run()}
        pending={all.pending}
        danger
      >
        <Text>{t('endAllText')}</Text>
      </ConfirmModal>
    </SectionCard>
  );
}

function Session({ session, onEnded }: { readonly session: OpenSession; readonly onEnded: () => void }) {
  const t = useTranslations('accounts.sessions');
  const formats = useFormats();
  const end = useAction({
    run: () => call(endSession, { params: { session: session.pk } }),
    success: t('ended'),
    invalidate: [KEY],
    onSuccess: onEnded,
  });
  const device = deviceName(session.device) ?? t('unknown');
  return (
    <li className={classes.session}>
      <div>
        <Text size="sm" fw={560}>
          {session.staff === null ? device : t('staff', { name: session.staff })}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            session.used !== null && t('used', { date: formats.dateTime(session.used) }),
            t('since', { date: formats.dateTime(session.created) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {session.current ? (
        <StatusBadge tone="accent" label={t('current')} />
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={end.pending}
          onClick={() => end.run()}
          aria-label={t('endOf', { device: session.staff ?? device })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
