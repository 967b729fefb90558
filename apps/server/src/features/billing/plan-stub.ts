import type { Plan } from '@waypost/contract/plans';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';

const UIDS: Readonly<Record<string, { slug: Plan; name: string }>> = {
  WpFree01: { slug: 'free', name: 'Free' },
  WpGrow01: { slug: 'grow', name: 'Grow' },
  WpProA01: { slug: 'pro', name: 'PRO' },
  WpPremA1: { slug: 'premium', name: 'Premium' },
};
export const planOfUid = async (_db: Reads, uid: string) => UIDS[uid] ?? null;
export const uidOfPlan = async (_db: Reads, slug: Plan) =>
  Object.entries(UIDS).find(([, plan]) => plan.slug === slug)?.[0] ?? null;
export const changePlan = async (
  tx: Sql,
  { userId, to }: { userId: number; to: Plan; source: string; actorId: number | null },
): Promise<void> => void (await tx.run(query.updateTable('users').set({ plan: to }).where('id', '=', userId)));
