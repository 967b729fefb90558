import { SOCIAL_APPS } from '@waypost/contract/networks';
import { getNextSlots, getSlots, putSlots } from '@waypost/contract/slots';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import { nextSlots } from './next-slots.ts';
import { presentSlots } from './present.ts';
import { saveSlots } from './save-slots.ts';
import { slotsOfProfile } from './store.ts';

export function registerSlotRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, getSlots, async ({ actor, params }) => {
    const rows = await slotsOfProfile(db, await scopeOfProfile(db, actor, params.profile, 'read'));
    return {
      results: SOCIAL_APPS.map((network) =>
        presentSlots(
          network,
          rows.find((row) => row.app === network),
        ),
      ),
    };
  });
  route(app, putSlots, async ({ actor, params, body }) =>
    saveSlots(deps, await scopeOfProfile(db, actor, params.profile), params.app, body),
  );
  route(app, getNextSlots, async ({ actor, params, query }) => ({
    results: await nextSlots(deps, await scopeOfProfile(db, actor, params.profile, 'read'), query.apps),
  }));
}
