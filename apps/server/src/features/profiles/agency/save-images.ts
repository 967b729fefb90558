import { AGENCY_IMAGES } from '@waypost/contract/agency';
import { HOUR_S } from '@waypost/contract/wire';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import type { ProfileDeps } from '../deps.ts';
import { holdBusiness, writeBusiness } from './save-business.ts';
import { unusedImagesJob } from './unused-images.ts';

/** Saves the photo and the logo that a request brings as files. */
export async function saveImages(deps: ProfileDeps, scope: ProfileScope, request: FastifyRequest): Promise<void> {
  const { actor, profileId } = scope;
  const person = String(actor.impersonatorId ?? actor.userId);
  await throttle(deps.db, AGENCY_IMAGES, person);
  // Many profiles are no more turns than one.
  await deps.takeBrandImages(request, `account ${person}`, {
    foresee: async (keys) => {
      // By then it is long decided whether the profile names them.
      const runAt = new Date(Date.now() + HOUR_S * 1_000);
      await addJob(deps.db, unusedImagesJob, { profile: profileId, keys: [...keys] }, { queue: 'files', runAt });
    },
    use: (columns) =>
      deps.db.transaction(async (tx) => {
        const kept = await holdBusiness(tx, scope);
        await writeBusiness(deps, tx, { scope, kept, columns });
        const data = { fields: Object.keys(columns) };
        await audit(tx, actor, { action: 'profile.pictures', objectType: 'profile', objectId: profileId, data });
      }),
  });
}
