import { writeLittleText } from '../networks/little-text.ts';
import type { Network } from '../networks/network.ts';
import { CHANNELS, type SocialApp } from '../networks/networks.ts';
import { tagsOf } from './braces.ts';

/** What a message may name in double braces, to be filled in when it is shown and when it goes out. */
export const PLACEHOLDERS = [
  'agent.first_name',
  'agent.last_name',
  'agent.email',
  'agent.phone',
  'agency.name',
  'agency.website',
  'booking_link',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
/** What a profile has for them; one that is not there has no value. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** What of a profile goes into its texts. */
export interface TextSettings {
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: readonly SocialApp[];
  /** Absent while they are not known. */
  readonly placeholders?: PlaceholderValues;
}

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** A text with its placeholders filled in; without values it stays as it was written. An unknown name stays too: rules refuse it. */
export function fillPlaceholders(text: string, values: PlaceholderValues | undefined): string {
  if (values === undefined || !text.includes('{')) return text;
  let filled = '';
  let told = 0;
  for (const { from, to, raw, inside } of tagsOf(text)) {
    const name = inside.trim();
    const known = isPlaceholder(name) ? (values[name] ?? '') : text.slice(from, to);
    filled += text.slice(told, from) + (raw ?? known);
    told = to;
  }
  return filled + text.slice(told);
}

/** What a text names in braces, as often as it does; in `{% raw %}` braces are braces. */
export const placeholderNames = (text: string): string[] =>
  tagsOf(text).flatMap(({ raw, inside }) => (raw === null ? [inside.trim()] : []));

/** The names in a text that there are none of, and those that the profile has nothing for. */
export function placeholderFaults(text: string, values: PlaceholderValues | undefined) {
  const named = placeholderNames(text);
  return {
    unknown: named.find((name) => !isPlaceholder(name)),
    empty: named.find((name) => isPlaceholder(name) && values !== undefined && !values[name]),
  };
}

/** Why nothing is there for a name: it was not entered, or it comes with PRO. */
export const emptyCode = (name: string, pro: boolean): 'placeholder_empty' | 'placeholder_upgrade' =>
  name === 'booking_link' && !pro ? 'placeholder_upgrade' : 'placeholder_empty';

/** What may combine; a text without it is composed as it stands (UAX #15, section 9), and most are. */
const MAY_COMBINE = /[\u0300-\uffff]/;

/** Line ends and composition as they go over the wire, so that a read-back can be compared byte for byte. */
export function normaliseMessage(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return (MAY_COMBINE.test(lines) ? lines.normalize('NFC') : lines).trimEnd();
}

/** Whether a post says nothing. Pictures, a link or the signature do not stand in for a message (GEN-025). */
export const isBlank = (message: string): boolean => message.trim() === '';

/** The text as it will be published: filled in, and the signature once, on the apps that it is enabled for (ADV-009, POST-058). */
export function publishedText(message: string, app: SocialApp, settings: TextSettings | null): string {
  const text = normaliseMessage(fillPlaceholders(message, settings?.placeholders));
  const signature = normaliseMessage(settings?.hashtag_signature ?? '').trim();
  const added = CHANNELS[app].hashtags && settings?.hashtag_enabled_apps.includes(app);
  if (signature === '' || !added || text.endsWith(signature)) return text;
  return text === '' ? signature : `${text}\n\n${signature}`;
}

/** What a network counts of a text. */
const COUNTED: Readonly<Record<Network['text']['counted'], (text: string) => string>> = {
  plain: (text) => text,
  little: writeLittleText,
};

/** Code points, as the network counts a message. Comments are counted as they are written: leave `app` out. */
export function messageLength(text: string, app?: SocialApp): number {
  return Array.from(COUNTED[app ? CHANNELS[app].text.counted : 'plain'](text)).length;
}

/** Whether a text, as it would be published, is more than the network takes. */
export const isTooLong = (text: string, app: SocialApp): boolean => messageLength(text, app) > CHANNELS[app].text.limit;
