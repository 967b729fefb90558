import { DEMO_WORLD } from '@waypost/sandbox';
import type { TestClient } from './client.ts';

export const { pages: PAGES, people: PEOPLE, instagram: ACCOUNTS } = DEMO_WORLD;

/** Who sits before the browser. */
interface Person {
  readonly client: TestClient;
  readonly profileId: number;
}

export const pathOf = (who: Pick<Person, 'profileId'>, app = 'facebook') =>
  `/api/profile_social/${who.profileId}/${app}`;

export interface DialogChoice {
  readonly person?: string;
  readonly pages?: readonly string[];
  readonly without?: string;
  readonly deny?: boolean;
}

type Consent = DialogChoice & { readonly reconnect?: boolean; readonly app?: string };

/** Where the product sends a person who wants to connect. */
export async function dialogOf(who: Person, { app, reconnect }: Consent = {}): Promise<string> {
  const asked = await who.client.get(`${pathOf(who, app)}/url/${reconnect ? '?reconnect=true' : ''}`);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  return String(asked.body.url);
}

/** Presses the buttons of Meta's login dialog; answers where it sends the browser. */
export function passDialog(dialogUrl: string, choice: DialogChoice = {}): Promise<string> {
  const pages = choice.pages ?? [PAGES.blueFjord.id, PAGES.northernLights.id, PAGES.fjordFriends.id];
  const scopes = (new URL(dialogUrl).searchParams.get('scope') ?? '').split(',');
  return press(dialogUrl, [
    ['person', choice.person ?? PEOPLE.marina.id],
    ['decision', choice.deny ? 'cancel' : 'continue'],
    ...pages.map((page) => ['page', page] as const),
    ...scopes.filter((scope) => scope !== choice.without).map((scope) => ['permission', scope] as const),
  ]);
}

/** Continues in Meta's login dialog as this person finds it: what is ticked there stays ticked. */
export async function continueAs(dialogUrl: string, person: string): Promise<string> {
  const shown = await (await fetch(`${dialogUrl}&sandbox_person=${person}`)).text();
  const ticked = shown.matchAll(/name="(page|permission)" value="([^"]+)" checked/g);
  return press(dialogUrl, [
    ['person', person],
    ['decision', 'continue'],
    ...ticked.map(([, name = '', value = '']) => [name, value] as const),
  ]);
}

async function press(dialogUrl: string, fields: readonly (readonly [string, string])[]): Promise<string> {
  const { origin, pathname, search } = new URL(dialogUrl);
  const body = new URLSearchParams(search);
  for (const [name, value] of fields) body.append(name, value);
  const answer = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** The whole consent as a browser passes it; answers where the product sends it in the end. */
export const consent = async (who: Person, choice: Consent = {}): Promise<string> =>
  arrive(who.client, await passDialog(await dialogOf(who, choice), choice));

/** The same on LinkedIn, whose permissions are all or nothing. */
export async function consentToLinkedIn(
  who: Person,
  choice: { decision?: 'allow' | 'cancel' | 'cancel_login'; person?: string; reconnect?: boolean } = {},
): Promise<string> {
  const { decision = 'allow', person = DEMO_WORLD.linkedin.members.marina.id, reconnect = false } = choice;
  const dialog = await dialogOf(who, { app: 'linkedin', reconnect });
  const fields = [
    ['person', person],
    ['decision', decision],
  ] as const;
  return arrive(who.client, await press(dialog, fields));
}

/** Opens the address of the callback in the person's browser. */
export async function arrive(client: TestClient, callback: string): Promise<string> {
  const url = new URL(callback);
  const answer = await client.get(url.pathname + url.search);
  if (answer.status !== 302) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.headers.get('location') ?? '';
}

export async function connectPage(who: Person, pageId: string, choice: Consent = {}): Promise<void> {
  await consent(who, choice);
  await selectPage(who, pageId, choice.app);
}

export async function selectPage(who: Person, pageId: string, app?: string): Promise<void> {
  const answer = await who.client.post(`${pathOf(who, app)}/select/?id=${pageId}`, { id: pageId });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
