import { Badge, Button, ScrollArea, Table } from '@mantine/core';
import { maySendAgain, type NewsletterReport, type Recipient } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './recipients.module.css';

interface Props {
  readonly recipients: readonly Recipient[];
  readonly report: NewsletterReport;
  readonly onAgain: (to: Recipient) => void;
}

/** A row for each recipient; where it is narrow one below the other. */
export function RecipientRows({ narrow, ...of }: Props & { readonly narrow: boolean }) {
  return narrow ? <Cards {...of} /> : <Rows {...of} />;
}

function Rows({ recipients, report, onAgain }: Props) {
  const t = useTranslations('reports.recipients');
  const { rowTime } = useFormats();
  const when = (at: string | null) => at !== null && rowTime(at);
  return (
    <ScrollArea
      // What scrolls is reached by the keyboard, too.
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('list') }}
    >
      <Table verticalSpacing="sm" horizontalSpacing="lg" highlightOnHover className={classes.recipients}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('recipient')}</Table.Th>
            <Table.Th>{t('state')}</Table.Th>
            <Table.Th>{t('when')}</Table.Th>
            <Table.Th>{t('opened')}</Table.Th>
            <Table.Th>{t('clicked')}</Table.Th>
            <Table.Th>{t('note')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {recipients.map((recipient) => (
            <Table.Tr key={recipient.id}>
              <Table.Th scope="row">
                <Who of={recipient} />
              </Table.Th>
              <Table.Td>
                <StateBadge of={recipient} />
              </Table.Td>
              <Table.Td className={classes.when}>{when(recipient.sent_at)}</Table.Td>
              <Table.Td className={classes.when}>{when(recipient.opened_at)}</Table.Td>
              <Table.Td className={classes.when}>{when(recipient.clicked_at)}</Table.Td>
              <Table.Td>
                <Notes of={recipient} />
                <AgainButton of={recipient} report={report} onAgain={onAgain} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Cards({ recipients, report, onAgain }: Props) {
  const t = useTranslations('reports.recipients');
  const { rowTime } = useFormats();
  return (
    <ul className={classes.cards}>
      {recipients.map((recipient) => {
        const { sent_at, opened_at, clicked_at } = recipient;
        const facts = [
          sent_at !== null && `${t('when')} ${rowTime(sent_at)}`,
          opened_at !== null && `${t('opened')} ${rowTime(opened_at)}`,
          clicked_at !== null && `${t('clicked')} ${rowTime(clicked_at)}`,
        ].filter((fact) => fact !== false);
        return (
          <li key={recipient.id} className={classes.card}>
            <div className={classes.cardHead}>
              <Who of={recipient} />
              <StateBadge of={recipient} />
            </div>
            {facts.map((fact) => (
              <p key={fact} className={classes.when}>
                {fact}
              </p>
            ))}
            <Notes of={recipient} />
            <AgainButton of={recipient} report={report} onAgain={onAgain} />
          </li>
        );
      })}
    </ul>
  );
}

function Who({ of: { email, first_name, last_name } }: { readonly of: Recipient }) {
  const t = useTranslations('reports.recipients');
  const name = `${first_name} ${last_name}`.trim();
  return (
    <div className={classes.who}>
      <span>{email || t('erased')}</span>
      {name !== '' && <span className={classes.muted}>{name}</span>}
    </div>
  );
}

const COLOURS = {
  accepted: 'lagoon',
  rejected: 'coral',
  suppressed: 'gray',
  cancelled: 'gray',
  uncertain: 'yellow',
  waiting: 'gray',
} as const;

function StateBadge({ of: { state } }: { readonly of: Recipient }) {
  const t = useTranslations('reports.audience.state');
  return (
    <Badge variant="light" radius="sm" color={COLOURS[state]} className={classes.state} miw="max-content">
      {t(state)}
    </Badge>
  );
}

/** Why, what came back, and what they did beside opening and clicking. */
function Notes({ of }: { readonly of: Recipient }) {
  const t = useTranslations('reports');
  const { rowTime } = useFormats();
  const since = (text: string, at: string | null) => (at === null ? text : `${text}, ${rowTime(at)}`);
  const notes = [
    of.reason !== null && t(`reason.${of.reason}`),
    of.bounce !== null && since(t(`recipients.bounced.${of.bounce}`), of.bounced_at),
    of.unsubscribed_at !== null && since(t('recipients.act.unsubscribed'), of.unsubscribed_at),
    of.complained_at !== null && since(t('recipients.act.complained'), of.complained_at),
    of.machine && t('recipients.act.machine'),
  ].filter((note) => note !== false);
  return (
    <div className={classes.notes}>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {of.reply !== null && <span className={classes.muted}>{t('recipients.answered', { reply: of.reply })}</span>}
    </div>
  );
}

interface AgainProps {
  readonly of: Recipient;
  readonly report: NewsletterReport;
  readonly onAgain: (to: Recipient) => void;
}

function AgainButton({ of, report, onAgain }: AgainProps) {
  const t = useTranslations('reports.again');
  if (of.state !== 'uncertain' || report.read_only || !maySendAgain(report.run?.state, 1)) return null;
  return (
    <Button variant="default" size="xs" aria-label={t('titleOne', { email: of.email })} onClick={() => onAgain(of)}>
      {t('one')}
    </Button>
  );
}
