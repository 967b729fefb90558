import { runSweep } from '../../../../testing/sweeps.ts';
import { connections } from '../../../connections/index.ts';
import type { ModelWorld } from './model-world.ts';

export const CONNECTION_CHANGES = [
  'pause',
  ...Array<'resume'>(2).fill('resume'),
  'disconnect',
  ...Array<'reconnect'>(4).fill('reconnect'),
  'change the page',
  'the consent ends',
  'the role is lost',
] as const;
export type ConnectionChange = (typeof CONNECTION_CHANGES)[number];

interface Held {
  readonly installed: boolean;
  readonly page_id: string;
}

/** By the advisor over HTTP, or by the network; answers what came of it. */
export async function changeConnection(world: ModelWorld, change: ConnectionChange): Promise<string> {
  const { advisor, app } = world;
  const { facebook } = app.sandbox.control;
  const url = `/api/profile_social/${advisor.profileId}/facebook/`;
  const held = await app.waypost.db.row<Held>('SELECT installed, page_id FROM connections WHERE id = $1', [
    world.page.connectionId,
  ]);
  if (held === null) throw new Error('the connection is gone');
  switch (change) {
    case 'pause':
    case 'resume': {
      const answer = await advisor.client.patch(`${url}settings/`, { paused: change === 'pause' });
      return String(expectOne(answer.status, held.installed ? [200] : [404]));
    }
    case 'disconnect':
      return String(
        expectOne((await advisor.client.delete(url)).status, held.installed ? [200, 204] : [200, 204, 404]),
      );
    case 'reconnect':
      await restoreRoles(world);
      await world.connect(held.page_id);
      return held.page_id;
    case 'change the page': {
      const other = world.pages.find((page) => page !== held.page_id);
      const answer = await advisor.client.post(`${url}select/`, { id: other });
      return String(expectOne(answer.status, [200, 400, 404, 409]));
    }
    case 'the consent ends':
      return `${facebook.breakTokens({ personId: world.person }, 463)} tokens`;
    case 'the role is lost':
      for (const page of world.pages) facebook.setRole(page, world.person, []);
      return 'on both pages';
  }
}

export async function restoreRoles({ app, pages, person }: ModelWorld): Promise<void> {
  for (const page of pages) app.sandbox.control.facebook.setRole(page, person, ['MANAGE', 'CREATE_CONTENT', 'ANALYZE']);
}

/** The tick that erases tokens which were kept for open outcomes. */
export async function eraseKept({ app }: ModelWorld): Promise<void> {
  await runSweep(connections, app.waypost, 'connections.kept-tokens');
}

function expectOne(status: number, allowed: readonly number[]): number {
  if (!allowed.includes(status)) throw new Error(`answered ${status} instead of ${allowed.join(' or ')}`);
  return status;
}
