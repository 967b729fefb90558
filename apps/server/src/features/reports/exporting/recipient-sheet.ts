import type { Locale } from '@waypost/contract/wire';
import { translator } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import type { Sheet } from '../../contacts/index.ts';
import { presentRecipient } from '../recipients/present-recipient.ts';
import { byMachine, RECIPIENT_COLUMNS, recipientsOf } from '../recipients/recipient-query.ts';

const PAGE = 2_000;
const COLUMNS = [
  ...(['email', 'first_name', 'last_name', 'state', 'reason', 'reply', 'sent_at', 'opened_at', 'clicked_at'] as const),
  ...(['machine', 'bounce', 'bounced_at', 'unsubscribed_at', 'complained_at'] as const),
] as const;
const WIDTHS = [36, 18, 18, 14, 34, 40, 20, 20, 20, 14, 26, 20, 20, 26];

const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});
const minuteOf = (at: string | null): string => (at === null ? '' : MINUTE.format(new Date(at)));

/** All recipients of a run, read and written some at a time. */
export function recipientSheet(db: Sql, run: number, locale: Locale): Sheet {
  const t = translator(locale);
  async function* rows(): AsyncGenerator<string[][]> {
    for (let after = { place: -1, id: 0 }; ; ) {
      const page = await db.rows(
        recipientsOf(run, { filter: '' })
          .select(RECIPIENT_COLUMNS)
          .select([byMachine.as('machine'), 'b.place'])
          .where((e) =>
            e.or([e('b.place', '>', after.place), e('b.place', '=', after.place).and('d.id', '>', after.id)]),
          )
          .where('b.place', '>=', after.place)
          .orderBy('b.place')
          .orderBy('d.id')
          .limit(PAGE),
      );
      yield page.map((row) => {
        const of = presentRecipient(row);
        return [
          ...[of.email, of.first_name, of.last_name, t(`reports.audience.state.${of.state}`)],
          ...[of.reason === null ? '' : t(`reports.reason.${of.reason}`), of.reply ?? ''],
          ...[minuteOf(of.sent_at), minuteOf(of.opened_at), minuteOf(of.clicked_at)],
          ...[
            of.machine ? t('reports.file.yes') : '',
            of.bounce === null ? '' : t(`reports.recipients.bounced.${of.bounce}`),
          ],
          ...[minuteOf(of.bounced_at), minuteOf(of.unsubscribed_at), minuteOf(of.complained_at)],
        ];
      });
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = { place: last.place, id: last.id };
    }
  }
  return {
    name: 'Waypost',
    heads: COLUMNS.map((column) => t(`reports.file.column.${column}`)),
    widths: WIDTHS,
    rows: rows(),
  };
}
