import { writeLittleText } from '../networks/little-text.ts';
import type { Network } from '../networks/network.ts';
import { CHANNELS, type SocialApp } from '../networks/networks.ts';

export interface SignatureSettings {
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: readonly SocialApp[];
}

/** Line ends and composition as they go over the wire, so that a read-back can be compared byte for byte. */
export const normaliseMessage = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trimEnd();

/** Whether a post says nothing. Pictures, a link or the signature do not stand in for a message (GEN-025). */
export const isBlank = (message: string): boolean => message.trim() === '';

/** The text as it will be published: the signature once, on the apps that it is enabled for (ADV-009, POST-058). */
export function publishedText(message: string, app: SocialApp, settings: SignatureSettings | null): string {
  const text = normaliseMessage(message);
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
