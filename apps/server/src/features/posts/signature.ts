import type { SignatureSettings } from '@waypost/contract';
import type { Sql } from '../../platform/db/database.ts';

/** The signature that the posts of a profile carry. The id comes from a loaded post, never from a caller. */
export async function signatureSettings(db: Sql, profileId: number): Promise<SignatureSettings> {
  const row = await db.row<SignatureSettings>(
    'SELECT hashtag_signature, hashtag_enabled_apps FROM advanced_features WHERE profile_id = $1',
    [profileId],
    'signature_settings',
  );
  return row ?? { hashtag_signature: null, hashtag_enabled_apps: [] };
}
