import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ConsentEvent, type Contact, getContact, listConsent } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import classes from '../contacts.module.css';
import { ContactStatus } from '../list/contact-status.tsx';

/** What is known of the consent of a contact, the newest first. */
export function History({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTranslations('contacts.history');
  const known = useQuery({
    queryKey: ['contacts', 'consent', id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [contact, events] = await Promise.all([
        call(getContact, { params }, { signal }),
        call(listConsent, { params }, { signal }),
      ]);
      return { contact, events: events.results };
    },
    // Another opening asks again: a link in a newsletter may have been followed since.
    gcTime: 0,
    retry: (failures, error) => failures < 3 && !isApiError(error, 404),
    meta: { kind: 'silent' },
  });
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={560}>
      {known.isPending && <ListSkeleton rows={3} shape="line" />}
      {known.data && <Known {...known.data} />}
      {known.error && !known.data && (
        <ErrorState
          title={t(isApiError(known.error, 404) ? 'gone' : 'failed')}
          error={known.error}
          onRetry={isApiError(known.error, 404) ? undefined : () => void known.refetch()}
        />
      )}
    </Dialog>
  );
}

function Known({ contact, events }: { readonly contact: Contact; readonly events: readonly ConsentEvent[] }) {
  const t = useTranslations('contacts.history');
  const { date } = useFormats();
  return (
    <div className={classes.known}>
      <div className={classes.who}>
        <Text fw={560} className={classes.email}>
          {contact.email}
        </Text>
        <ContactStatus status={contact.optout_status} />
        {contact.optout_date !== null && (
          <Text size="sm" c="dimmed">
            {t('since', { date: date(contact.optout_date) })}
          </Text>
        )}
      </div>
      {events.length === 0 ? (
        <Text c="dimmed">{t('empty')}</Text>
      ) : (
        <ol className={classes.events}>
          {events.map((event) => (
            <Told key={event.id} event={event} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Told({ event }: { readonly event: ConsentEvent }) {
  const t = useTranslations('contacts.history');
  const { date, dateTime } = useFormats();
  const { kind, at, source, actor_name: name, note, expires_at: until, wording } = event;
  const facts = [
    dateTime(at),
    t(`source.${source}`),
    name !== null && t('by', { name }),
    until !== null && t('until', { date: date(until) }),
    wording !== null && t('wording', { version: String(wording) }),
  ];
  return (
    <li className={classes.event} data-against={AGAINST.has(kind)}>
      <Text fw={560}>{t(`kind.${kind}`)}</Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {note !== null && (
        <Text size="sm" className={classes.email}>
          {note}
        </Text>
      )}
    </li>
  );
}

const AGAINST: ReadonlySet<ConsentEvent['kind']> = new Set([
  'withdrawn',
  'complaint',
  'undeliverable',
  'erased',
  'expired',
]);
