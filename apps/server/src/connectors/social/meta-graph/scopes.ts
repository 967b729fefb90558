import { CHANNELS, networksSharing, permissionFor, type SocialApp } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';

const PERMISSIONS = networksSharing('facebook').map((app) => CHANNELS[app].permissions);
export const META_SCOPES: readonly string[] = [...new Set(PERMISSIONS.flat().map(({ name }) => name))];

/** Permissions of an app that passed review for some only, separated by spaces or commas. Throws what to write instead. */
export function parseMetaScopes(text: string): readonly string[] {
  const scopes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (scopes.some((scope) => !META_SCOPES.includes(scope)))
    throw new Error(`must be names out of ${META_SCOPES.join(', ')}`);
  const publishes = PERMISSIONS.some((own) => own.every(({ name, needed }) => !needed || scopes.includes(name)));
  if (!publishes)
    throw new Error(
      `must allow to publish: ${PERMISSIONS.map((own) => own.flatMap(({ name, needed }) => (needed ? [name] : [])).join(', ')).join('; or ')}`,
    );
  return scopes;
}

/** What an installation with these permissions cannot do on a network; null: it cannot publish there. */
export function metaLimits(scopes: readonly string[], app: SocialApp): readonly ConnectionLimit[] | null {
  if (CHANNELS[app].permissions.some(({ name, needed }) => needed && !scopes.includes(name))) return null;
  return (['comments', 'figures'] as const).filter((call) => {
    const permission = permissionFor(app, call, false);
    return permission !== null && !scopes.includes(permission);
  });
}
