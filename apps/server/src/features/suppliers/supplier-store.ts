import { SUPPLIERS_MAX, type Supplier } from '@waypost/contract/suppliers';
import type { Reads } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { mediaUrl } from '../media/index.ts';
import type { SupplierDeps } from './deps.ts';
import { bySuppliers, type SupplierScope } from './scope.ts';

// Suppliers are the installation's own: there is no profile whose scope could be asked.

const inCampaigns = sql<boolean>`(EXISTS (SELECT 1 FROM campaigns c WHERE c.supplier_id = s.id)
  OR EXISTS (SELECT 1 FROM email_campaign_suppliers c WHERE c.supplier_id = s.id))`;
const shown = query
  .selectFrom('suppliers as s')
  .leftJoin('media as m', 'm.id', 's.logo_media_id')
  .select(['s.id', 's.supplier_name', 's.supplier_label', 's.active', 's.countries', 's.version', 'm.key'])
  .select(inCampaigns.as('has_campaign'))
  .orderBy((e) => e.fn('lower', ['s.supplier_label']))
  .orderBy('s.id')
  .limit(SUPPLIERS_MAX);
const seen = (scope: SupplierScope) => shown.where(bySuppliers(scope, sql.ref('s.id')));

type Shows = Pick<SupplierDeps, 'db' | 'storage'>;
type Row = Omit<Supplier, 'logo'> & { readonly key: string | null };
const present = (deps: Shows, { key, ...row }: Row): Supplier => ({
  ...row,
  logo: key === null ? null : mediaUrl(deps, key),
});

export const allSuppliers = async (deps: Shows, scope: SupplierScope): Promise<Supplier[]> =>
  (await deps.db.rows(seen(scope))).map((row) => present(deps, row));

/** Those that can be chosen, or of all those that a campaign names. */
export const activeSuppliers = (db: Reads, scope: SupplierScope, named: boolean) =>
  db.rows(named ? seen(scope).where(inCampaigns) : seen(scope).where('s.active', '=', true));

export async function readSupplier(deps: Shows, scope: SupplierScope, id: number): Promise<Supplier> {
  const row = await deps.db.row(seen(scope).where('s.id', '=', id));
  if (row === null) throw notFound();
  return present(deps, row);
}
