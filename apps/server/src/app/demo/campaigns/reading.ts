import { createHash } from 'node:crypto';

/** As somebody always is, and as chance has it this time: numbers from 0 to 1 that a text always gives. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

const PROGRAMS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
] as const;
/** What a privacy proxy says of itself. */
const PROXY = 'Mozilla/5.0';

const MINUTE_MS = 60_000;
/** Most read it on the day on which it came. */
const laterMs = (share: number): number => Math.round((3 + 60 * 60 * share ** 4) * MINUTE_MS);

const OPENING = 0.43;
const CLICKING = 0.24;
const PROXIED = 0.14;

interface Read {
  readonly at: Date;
  readonly ordinal: number | null;
  readonly userAgent: string;
}

/** What one reader does with one newsletter, the same whenever it is told; nothing of it lies ahead of now. */
export function readingOf(
  who: string,
  { campaign, appeal, links, sent, now }: { campaign: string; appeal: number; links: number; sent: Date; now: Date },
): Read[] {
  const by = (what: string) => chance(`${who} ${campaign} ${what}`);
  // Some read everything, and some nothing.
  const eager = (chance(`${who} eager`) + by('mood')) / 2;
  const userAgent = PROGRAMS[Math.floor(chance(`${who} program`) * PROGRAMS.length)] ?? PROGRAMS[0];
  const read: Read[] = [];
  const note = (ms: number, ordinal: number | null, of: string = userAgent) =>
    void read.push({ at: new Date(sent.getTime() + ms), ordinal, userAgent: of });
  if (chance(`${who} proxied`) < PROXIED) note(MINUTE_MS, null, PROXY);
  if (eager < curve(OPENING * appeal)) {
    const opened = laterMs(by('open'));
    note(opened, null);
    if (by('again') < 0.3) note(opened + laterMs(by('again at')), null);
    if (links > 0 && by('click') < CLICKING * appeal) {
      note(opened + 40_000, Math.floor(by('link') ** 2 * links));
      if (by('second') < 0.25) note(opened + 4 * MINUTE_MS, Math.floor(by('second link') * links));
    }
  }
  return read.filter(({ at }) => at < now);
}

/** Below which mean of two chances lie so many of all. */
const curve = (share: number): number => (share <= 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2));
