import type { SandboxClock } from '../../platform/clock.ts';
import { steadyFraction } from '../../platform/ids.ts';
import type { ReaderKind } from '../behaviour/behaviour.ts';
import type { Later } from '../feedback/later.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { APPLE, browserOf, GMAIL, mailProgramOf, scannerOf } from './programs.ts';
import type { Recipient, UnsubscribeWay } from './recipient.ts';

export type PeopleSettings = {
  /** Whether anybody reads of himself; readers by their address or by a script do always. */
  on: boolean;
  /** Parts of all recipients. */
  opens: number;
  clicks: number;
  leaves: number;
  complains: number;
  /** Whose mails Apple's proxy fetches, whose Gmail's does, and who is behind a gateway that looks at every link. */
  apple: number;
  gmail: number;
  scanned: number;
};

export const defaultPeople = (): PeopleSettings => ({
  on: false,
  opens: 0.32,
  clicks: 0.05,
  leaves: 0.004,
  complains: 0.0005,
  apple: 0.4,
  gmail: 0.3,
  scanned: 0.06,
});

/** How many open their mails in each hour of the day, in Toronto. */
const BY_HOUR = [2, 1, 1, 1, 1, 3, 7, 11, 14, 15, 14, 12, 11, 10, 9, 9, 9, 9, 10, 11, 11, 9, 6, 4];
const HOUR_MS = 3_600_000;
/** Fewer with every hour since it came. */
const FADES_HOURS = 9;
const LONGEST_HOURS = 48;

const HOUR = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Toronto' });

/** When somebody reads what came now: at his place among all who do. */
export function readingTime(now: number, fraction: number): number {
  const first = Number(HOUR.format(now));
  const weights = Array.from(
    { length: LONGEST_HOURS },
    (_, hour) => (BY_HOUR[(first + hour) % 24] ?? 0) * Math.exp(-hour / FADES_HOURS),
  );
  let left = fraction * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [hour, weight] of weights.entries()) {
    if (left < weight) return now + (hour + left / weight) * HOUR_MS;
    left -= weight;
  }
  return now + LONGEST_HOURS * HOUR_MS;
}

type Parts = { later: Later; clock: SandboxClock; recipient: Recipient };

/** People and machines who behave: who reads what and when is settled by the mail and the address, so that it is the same every time. */
export class Crowd {
  settings = defaultPeople();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  set(changes: Partial<PeopleSettings>): PeopleSettings {
    for (const name of Object.keys(changes))
      if (!Object.hasOwn(this.settings, name)) throw new Error(`people have no setting ${name}`);
    return Object.assign(this.settings, changes);
  }

  /** Whoever is among the readers of a newsletter. */
  receive(mail: KeptMail, who: string): void {
    const { on, opens, clicks, leaves, complains, apple, gmail, scanned } = this.settings;
    if (!on || !mail.isBulk) return;
    const [chance, place] = [this.#chance(mail, who, 'opens'), steadyFraction(`${who} place`)];
    if (place < apple) this.script(mail, who, 'apple');
    if (place > 1 - scanned) this.script(mail, who, 'scanner');
    if (chance >= opens) return;
    if (chance < complains) this.script(mail, who, 'complainer');
    else if (chance < complains + leaves) this.script(mail, who, 'leaver');
    else if (chance < complains + leaves + clicks) this.script(mail, who, 'clicker');
    else this.script(mail, who, place < apple + gmail && place >= apple ? 'gmail' : 'reader');
  }

  /** `soon`: within seconds, for who is a reader by his address or by a script. */
  script(mail: KeptMail, who: string, kind: ReaderKind, soon = false): void {
    const now = this.#parts.clock.now();
    if (kind === 'scanner') {
      this.#scan(mail, who, now);
      return;
    }
    const moment = now + 1_000 + this.#chance(mail, who, 'moment') * 2_000;
    if (kind === 'apple') {
      const at = soon ? moment : now + 20_000 + this.#chance(mail, who, 'apple') * 20 * 60_000;
      this.#at(at, async () => void (await this.#parts.recipient.open(mail, who, APPLE)));
      return;
    }
    this.#at(soon ? moment : readingTime(now, this.#chance(mail, who, 'time')), () => this.#read(mail, who, kind));
  }

  async #read(mail: KeptMail, who: string, kind: ReaderKind): Promise<void> {
    const { recipient, clock } = this.#parts;
    const own = steadyFraction(`${who} program`);
    await recipient.open(mail, who, kind === 'gmail' ? GMAIL : mailProgramOf(own));
    const soon = (seconds: number) => clock.now() + seconds * 1000 * (0.5 + this.#chance(mail, who, 'pause'));
    if (kind === 'clicker')
      this.#at(soon(15), async () => {
        const { links } = recipient.contents(mail);
        const url = links[Math.floor(this.#chance(mail, who, 'link') * links.length)];
        if (url) await recipient.click(mail, who, url, browserOf(own));
      });
    if (kind === 'leaver') {
      const ways: UnsubscribeWay[] = ['one-click', 'one-click', 'page', 'mailto'];
      const way = ways[Math.floor(this.#chance(mail, who, 'way') * ways.length)] ?? 'one-click';
      this.#at(soon(20), async () => void (await recipient.unsubscribe(mail, who, way)));
    }
    if (kind === 'complainer') this.#at(soon(20), async () => void (await recipient.complain(mail, who)));
  }

  /** Every link within two seconds, beginning a few seconds after it came. */
  #scan(mail: KeptMail, who: string, now: number): void {
    const { recipient } = this.#parts;
    this.#at(now + 1_000 + this.#chance(mail, who, 'scan') * 6_000, async () => {
      const program = scannerOf(this.#chance(mail, who, 'scanner'));
      const method = this.#chance(mail, who, 'head') < 0.3 ? 'HEAD' : 'GET';
      await Promise.all(recipient.contents(mail).links.map((url) => recipient.click(mail, who, url, program, method)));
    });
  }

  #at(at: number, act: () => Promise<void>): void {
    this.#parts.later.add(at, act);
  }

  #chance(mail: KeptMail, who: string, what: string): number {
    return steadyFraction(`${mail.messageId || mail.id} ${who.toLowerCase()} ${what}`);
  }
}
