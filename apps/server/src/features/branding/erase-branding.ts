import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { letBannerGo } from './make-banner.ts';

/** The card of a profile that is gone, or whose plan had none for thirty days. Repeatable. */
export async function eraseBranding(tx: Sql, profileId: number): Promise<void> {
  const gone = await tx.row(
    query.deleteFrom('business_cards').where('profile_id', '=', profileId).returning('banner_key'),
  );
  if (gone?.banner_key) await letBannerGo(tx, profileId, gone.banner_key);
  await tx.run(query.updateTable('profiles').set({ render_logo_position: 'no-logo' }).where('id', '=', profileId));
}
