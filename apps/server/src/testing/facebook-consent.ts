import { DEMO_WORLD } from '@waypost/sandbox';
import type { TestClient } from './client.ts';

/** Passes the sandbox's login dialog, as Marina with her pages if not told otherwise, and gives the product everything; answers the callback's address. */
export async function consentToFacebook(
  client: TestClient,
  profile: number,
  options: { reconnect?: boolean; person?: string; pages?: readonly string[] } = {},
): Promise<URL> {
  const asked = await client.get(
    `/api/profile_social/${profile}/facebook/url/${options.reconnect ? '?reconnect=true' : ''}`,
  );
  if (asked.status !== 200) throw new Error(`${asked.status} ${JSON.stringify(asked.body)}`);
  const dialog = new URL(String(asked.body.url));
  const form = new URLSearchParams(dialog.search);
  form.set('person', options.person ?? DEMO_WORLD.people.marina.id);
  form.set('decision', 'continue');
  for (const page of options.pages ?? Object.values(DEMO_WORLD.pages).map(({ id }) => id)) form.append('page', page);
  for (const scope of (dialog.searchParams.get('scope') ?? '').split(',')) form.append('permission', scope);
  const answer = await fetch(dialog.origin + dialog.pathname, { method: 'POST', body: form, redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? '');
  const back = await client.get(callback.pathname + callback.search);
  if (back.status !== 302) throw new Error(`${back.status} ${JSON.stringify(back.body)}`);
  return callback;
}

export async function selectPage(client: TestClient, profile: number, page: string): Promise<void> {
  const answer = await client.post(`/api/profile_social/${profile}/facebook/select/`, { id: page });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
}
