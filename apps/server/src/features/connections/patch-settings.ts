import type { SocialApp } from '@waypost/contract/networks';
import { audit } from '../../platform/audit/audit.ts';
import { appNow } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import type { ConnectionDeps } from './deps.ts';
import { lockConnection, updateConnection } from './store.ts';

export interface Settings {
  readonly paused: boolean;
  readonly lateAfterMinutes: number;
}

/** Pausing works through the gate before each release: nothing is deleted, and a release that is open goes on. */
export async function patchSettings(
  deps: ConnectionDeps,
  scope: ProfileScope,
  app: SocialApp,
  changes: Partial<Settings>,
): Promise<Settings> {
  return deps.db.transaction(async (tx) => {
    await deps.pendingPosts.lock(tx, scope, app);
    const connection = await lockConnection(tx, scope, app);
    if (!connection.installed) throw notFound();
    const settings: Settings = {
      paused: changes.paused ?? connection.paused,
      lateAfterMinutes: changes.lateAfterMinutes ?? connection.late_after_minutes,
    };
    const { paused, lateAfterMinutes } = settings;
    const change = updateConnection(connection.id).set({ paused, late_after_minutes: lateAfterMinutes });
    // Who resumes hears at once what a paused connection is not told about: that it runs out.
    await tx.run(connection.paused && !paused ? change.set({ expiry_mail_at: appNow }) : change);
    if (lateAfterMinutes !== connection.late_after_minutes)
      await deps.pendingPosts.changeLateness(tx, connection.id, lateAfterMinutes);
    await audit(tx, scope.actor, {
      action: 'connection.settings_changed',
      objectType: 'connection',
      objectId: connection.id,
      data: { app, paused, late_after_minutes: lateAfterMinutes },
    });
    return settings;
  });
}
