import { test as bare } from 'vitest';
import { createTestApp } from './app.ts';
import { buildAdvisor } from './factories.ts';
import { buildConnection } from './page.ts';
import { publishingWorld } from './publishing-world.ts';

/**
 * What a test may ask for by naming it: made when the first test wants it, and closed by itself. The app with its database
 * and its outside world belongs to the file; the advisor and her page are new for every test.
 */
export const test = bare
  /** Settings of the app. A file that wants others says so by `extend`: an override would stay for the files after it. */
  .extend('env', { scope: 'file' }, (): Record<string, string> => ({}))
  /** Whether it is a live installation. */
  .extend('live', { scope: 'file' }, (): boolean => false)
  .extend('app', { scope: 'file' }, async ({ env, live }, { onCleanup }) => {
    const app = await createTestApp({ env, live });
    onCleanup(() => app.close());
    return app;
  })
  .extend('db', { scope: 'file' }, ({ app }) => app.waypost.db)
  .extend('world', { scope: 'file' }, ({ app }) => publishingWorld(app))
  /** The hand on the fake networks; the faults that a test asked for end with it. */
  .extend('network', ({ app }, { onCleanup }) => {
    const { control } = app.sandbox;
    onCleanup(() => control.clearFaults());
    return control;
  })
  .extend('ana', ({ app }) => buildAdvisor(app))
  .extend('page', ({ app, ana }) => buildConnection(app, ana.profileId));
