import type { SocialApp } from '@waypost/contract/networks';
import { audit } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import type { ConnectionDeps } from './deps.ts';
import { lockConnection } from './store.ts';

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
    await tx.run(
      // Who resumes hears at once what a paused connection is not told about: that it runs out.
      `UPDATE connections SET paused = $2, late_after_minutes = $3, updated_at = clock_timestamp(),
         expiry_mail_at = CASE WHEN paused AND NOT $2 THEN app_now() ELSE expiry_mail_at END
       WHERE id = $1`,
      [connection.id, settings.paused, settings.lateAfterMinutes],
    );
    if (settings.lateAfterMinutes !== connection.late_after_minutes)
      await deps.pendingPosts.changeLateness(tx, connection.id, settings.lateAfterMinutes);
    await audit(tx, scope.actor, {
      action: 'connection.settings_changed',
      objectType: 'connection',
      objectId: connection.id,
      data: { app, paused: settings.paused, late_after_minutes: settings.lateAfterMinutes },
    });
    return settings;
  });
}
