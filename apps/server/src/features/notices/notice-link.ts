import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { noticesPaths } from '@waypost/contract/notices';
import type { Config } from '../../platform/config/config.ts';

/**
 * The page where somebody turns notices off without signing in. The link stands in every notice, opens nothing else, and never
 * expires: whoever finds a year-old mail must be able to stop the next one.
 */
export const noticesUrl = (config: Pick<Config, 'publicUrl' | 'sessionSecret'>, userId: number): string =>
  config.publicUrl + noticesPaths.notices({ token: `${userId}.${signatureOf(config, userId)}` });

function signatureOf({ sessionSecret }: Pick<Config, 'sessionSecret'>, userId: number): string {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'waypost notices by mail', 32));
  return createHmac('sha256', key).update(String(userId)).digest('base64url');
}

/** Whose link it is; `null` for one that we did not make. */
export function userOfLink(config: Pick<Config, 'sessionSecret'>, token: string): number | null {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (signature === '') return null;
  const right = Buffer.from(signatureOf(config, Number(id)));
  return timingSafeEqual(right, Buffer.from(signature)) ? Number(id) : null;
}
