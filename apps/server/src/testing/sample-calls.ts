import { type EndpointName, endpoints } from '@waypost/contract/registry';
import { SAMPLES, type Sample, type Subject } from '@waypost/contract/samples';
import type { Endpoint } from '@waypost/contract/wire';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './client.ts';
import { buildContacts } from './contacts/build-contacts.ts';
import { buildNewsletter } from './contacts/build-newsletter.ts';
import { type Advisor, type AdvisorOptions, buildAdvisor, buildImage, insertId } from './factories.ts';
import { buildConnection } from './page.ts';

/** An advisor who has one of everything that calls name. */
export type Owner = Advisor & { readonly subject: Subject };
export async function ownerOf(app: TestApp, options: AdvisorOptions = {}): Promise<Owner> {
  const advisor = await buildAdvisor(app, options);
  const connection = await buildConnection(app, advisor.profileId);
  const { imageId } = await buildImage(app, advisor.profileId);
  const { imageId: videoId } = await buildImage(app, advisor.profileId, { kind: 'video' });
  await app.waypost.db.run('INSERT INTO generator_profiles (profile_id) VALUES ($1)', [advisor.profileId]);
  const draft = await insertId(app.waypost.db, 'generated_postings', { profile_id: advisor.profileId });
  const post = await connection.post();
  const contacts = await buildContacts(app, advisor);
  const newsletter = await buildNewsletter(app, contacts.newsletter_account);
  const copy = await app.waypost.db.row<{ campaign_id: number }>('SELECT campaign_id FROM newsletters WHERE id = $1', [
    newsletter,
  ]);
  return {
    ...advisor,
    subject: {
      user: advisor.userId,
      pgid: connection.pageId,
      profile: advisor.profileId,
      scheduled_posting: post,
      generated_posting: draft,
      profile_image: imageId,
      profile_video: videoId,
      ...contacts,
      newsletter,
      email_campaign: copy?.campaign_id ?? 0,
    },
  };
}

/** All of whose objects have this id. */
export const somebody = (pgid: string, id: number): Subject => ({
  pgid,
  user: id,
  profile: id,
  scheduled_posting: id,
  generated_posting: id,
  profile_image: id,
  profile_video: id,
  newsletter_account: id,
  contact_list: id,
  contact: id,
  contact_import: id,
  newsletter: id,
  email_campaign: id,
});

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

export function callOf(name: EndpointName, of: Subject): Sent {
  const sample: Sample = SAMPLES[name];
  return { path: pathOf(name, of, sample.query?.(of)), body: sample.body?.(of), form: sample.form?.(of) };
}

export function pathOf(
  name: EndpointName,
  of: Subject,
  query: Readonly<Record<string, string>> = {},
  id?: string,
): string {
  const { path, owned }: Endpoint = endpoints[name];
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => {
    if (parameter === 'app') return 'facebook';
    const noun = Object.hasOwn(of, parameter) ? parameter : owned;
    // What belongs to the installation has no owner: its first one.
    return id ?? String(noun === undefined ? 1 : Reflect.get(of, noun));
  });
  const text = new URLSearchParams(query).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

export async function send(
  client: TestClient,
  name: EndpointName,
  { path, body, form }: Sent,
  options: { csrf?: boolean; locale?: string } = {},
): Promise<Answer> {
  const locale = { 'accept-language': options.locale ?? 'en' };
  if (form === undefined)
    return client.request(endpoints[name].method, path, {
      csrf: options.csrf,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...locale },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const data = new FormData();
  for (const [field, value] of Object.entries(form)) data.set(field, value);
  if (form.description !== undefined) data.set('image', new Blob(['no picture']), 'a.jpg');
  return client.request(endpoints[name].method, path, { csrf: options.csrf, headers: locale, body: data });
}
