import type { BrandingChange, BrandingChanged } from '@waypost/contract/branding';
import { audit } from '../../platform/audit/audit.ts';
import { forbidden, notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { agencyOf } from '../profiles/index.ts';
import { mayBrand } from './branding-of.ts';
import type { BrandingDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { letBannerGo, makeBanner } from './make-banner.ts';
import { presentChanged } from './present.ts';
import { orderBanner } from './redraw-banner.ts';
import { type CardRow, lockCard, readCard, takeOut, writeCard, writePosition } from './store.ts';

type Banner = Awaited<ReturnType<typeof makeBanner>>;

/** Agencies change their names rarely: a second try is one too many already. */
const TRIES = 3;

/**
 * Changes one field, and answers with the end card as it is then. A new colour is saved with its card or not at all (`status` is
 * false); everything else is saved also while no card can be drawn, which a job does then. Repeatable.
 */
export async function changeBranding(
  deps: BrandingDeps,
  scope: ProfileScope,
  change: BrandingChange,
): Promise<BrandingChanged> {
  const { profileId } = scope;
  for (let n = 0; n < TRIES; n++) {
    const [row, agency] = await Promise.all([readCard(deps.db, profileId), agencyOf(deps.db, profileId)]);
    if (row === null || agency === null) throw notFound();
    const facts = factsOf(agency, changed(row, change));
    let banner: Banner | null = null;
    try {
      if (row.banner_hash !== facts.hash) banner = await makeBanner(deps, profileId, facts);
    } catch (error) {
      deps.log.error({ err: error, profile: profileId }, 'an end card could not be drawn');
      if (change.background_color !== undefined) return presentChanged(deps, row, false);
    }
    const saved = await save(deps, scope, change, banner);
    if (saved !== null) return presentChanged(deps, saved, true);
  }
  return presentChanged(deps, await there(readCard(deps.db, profileId)), false);
}

const there = async (found: Promise<CardRow | null>): Promise<CardRow> => {
  const row = await found;
  if (row === null) throw notFound();
  return row;
};

/** The row as the change makes it. */
const changed = (row: CardRow, change: BrandingChange): CardRow => ({ ...row, ...columnsOf(change) });
const columnsOf = ({ end_branding_duration, logo_position: _, ...rest }: BrandingChange) => ({
  ...rest,
  ...(end_branding_duration !== undefined && { seconds: end_branding_duration }),
});

/** Null: somebody was faster, and what was drawn is not the card any more. */
function save(
  deps: BrandingDeps,
  scope: ProfileScope,
  change: BrandingChange,
  banner: Banner | null,
): Promise<CardRow | null> {
  const { profileId } = scope;
  return deps.db.transaction(async (tx) => {
    const before = await there(lockCard(tx, profileId));
    // The plan may have fallen while the card was drawn: what was put away stays so.
    if (!mayBrand(before)) throw forbidden('errors.upgrade_required', 'upgrade_required');
    await takeOut(tx, profileId);
    const agency = await agencyOf(tx, profileId);
    if (agency === null) throw notFound();
    const { hash } = factsOf(agency, changed(before, change));
    const drawn = before.banner_hash === hash ? null : banner;
    if (change.background_color !== undefined && before.banner_hash !== hash && drawn?.banner_hash !== hash)
      return null;
    await writeCard(tx, profileId, { ...columnsOf(change), ...(drawn?.banner_hash === hash ? drawn : {}) });
    if (change.logo_position !== undefined) await writePosition(tx, scope, change.logo_position);
    const after = await there(readCard(tx, profileId));
    if (after.banner_hash !== hash) await orderBanner(tx, profileId);
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    if (before.banner_key !== null && before.banner_key !== after.banner_key)
      await letBannerGo(tx, profileId, before.banner_key);
    const asIs =
      JSON.stringify(changed(before, change)) === JSON.stringify(before) && after.position === before.position;
    if (!asIs)
      await audit(tx, scope.actor, {
        action: 'branding.change',
        objectType: 'profile',
        objectId: profileId,
        data: change,
      });
    await deps.brandingChanged(tx, profileId);
    return after;
  });
}
