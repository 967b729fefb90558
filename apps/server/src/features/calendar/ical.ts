import { ITEM_MINUTES } from '@waypost/contract/calendar';
import { TIME_ZONE } from '@waypost/contract/wire';

/** RFC 5545. What a calendar holds of one post. */
export interface IcalItem {
  /** The same for as long as the post lives: a program that reads again moves its entry instead of adding one. */
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: Date;
  readonly at: Date;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** Toronto since 2007: the second Sunday of March to the first of November. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  ...['BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'TZNAME:EDT', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'TZNAME:EST', 'END:STANDARD'],
  'END:VTIMEZONE',
];

export function writeIcal(name: string, items: readonly IcalItem[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Waypost//Calendar//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`X-WR-CALNAME:${escaped(name)}`, `X-WR-TIMEZONE:${TIME_ZONE}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    ...['X-PUBLISHED-TTL:PT1H', ...ZONE, ...items.flatMap(linesOf), 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function linesOf({ uid, sequence, stamp, at, summary, description, url }: IcalItem): string[] {
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utc(stamp)}`, `LAST-MODIFIED:${utc(stamp)}`],
    ...[`DTSTART${inToronto(at)}`, `DTEND${inToronto(new Date(at.getTime() + ITEM_MINUTES * 60_000))}`],
    ...[`SUMMARY:${escaped(summary)}`, `DESCRIPTION:${escaped(description)}`, `URL:${url}`],
    // A reminder of what goes out by itself keeps nobody busy.
    ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
  ];
}

const compact = (text: string): string => text.replace(/[-:]|\.\d+/g, '');
const utc = (at: Date): string => compact(at.toISOString());

/** Toronto's clock, which programs show as it is. The second of two equal hours in November has no name there: it is told in UTC. */
function inToronto(at: Date): string {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);
  const wall = here.toPlainDateTime();
  if (wall.toZonedDateTime(TIME_ZONE).epochMilliseconds !== at.getTime()) return `:${utc(at)}`;
  return `;TZID=${TIME_ZONE}:${compact(wall.toString({ smallestUnit: 'second' }))}`;
}

const CONTROLS = /[\p{Cc}]/gu;
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROLS, '');

const LINE_BYTES = 75;
/** Lines have at most 75 octets; what is longer goes on after a space, and no letter is cut. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
