import { forbidden } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** What names agents, or what staff keep for all suppliers, is for staff; who manages suppliers reads the rest. */
export function demandStaff({ isStaff, isSuperuser }: Actor): void {
  if (!isStaff && !isSuperuser) throw forbidden();
}
