import type { RestContext } from './context.ts';
import { LinkedInError } from './linkedin-error.ts';

/** learn.microsoft.com/linkedin/marketing/integrations/migrations: last days that were announced. */
const LAST_DAYS: Readonly<Record<string, string>> = {
  202511: '2026-11-16',
  202601: '2027-01-15',
  202603: '2027-03-16',
};
/** The newest version that public clients used in 2026; later ones come with the months of the sandbox clock. */
const NEWEST_SEEN = 202609;

/** A version lives at least twelve months; where no last day was announced, until the 16th of its month a year later. */
function lastDay(version: string): string {
  return LAST_DAYS[version] ?? `${Number(version.slice(0, 4)) + 1}-${version.slice(4)}-16`;
}

function isLive(ctx: Pick<RestContext, 'clock' | 'settings'>, version: string): boolean {
  if (!/^20\d{2}(0[1-9]|1[0-2])$/.test(version)) return false;
  const today = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const newest = Math.max(NEWEST_SEEN, Number(today.slice(0, 4) + today.slice(5, 7)));
  if (Number(version) > newest) return false;
  return !ctx.settings.versionsEnd || today < lastDay(version);
}

function header(ctx: Pick<RestContext, 'call'>, name: string): string | undefined {
  const value = ctx.call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The version that the call names; both headers must be there below `/rest`. */
export function checkVersion(ctx: Pick<RestContext, 'call' | 'clock' | 'settings'>): string {
  const version = header(ctx, 'linkedin-version');
  if (!version) throw new LinkedInError('VERSION_MISSING');
  if (header(ctx, 'x-restli-protocol-version') !== '2.0.0') {
    throw new LinkedInError('VERSION_MISSING', 'The X-Restli-Protocol-Version header must be present and say 2.0.0.');
  }
  if (!isLive(ctx, version)) {
    throw new LinkedInError(
      'NONEXISTENT_VERSION',
      `Requested version ${version.length === 6 ? `${version}01` : version} is not active`,
    );
  }
  return version;
}
