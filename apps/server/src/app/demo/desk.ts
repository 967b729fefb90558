import type { BrandingChange } from '@waypost/contract/branding';
import type { SocialApp } from '@waypost/contract/networks';
import type { Slot } from '@waypost/contract/slots';
import type { Answer, Client } from './client.ts';
import { passDialog } from './outside.ts';

/** A demo person at work in one profile: what a screen would send. Throws with the answer where the product refuses. */
export function deskOf(client: Client, profile: number) {
  const social = (app: SocialApp) => `/api/profile_social/${profile}/${app}`;
  /** The first one, or again for the page that is connected. */
  const consent = async (app: SocialApp, person: string, again = false): Promise<void> => {
    const { body } = took(await client.get(`${social(app)}/url/${again ? '?reconnect=true' : ''}`), 200);
    const callback = await passDialog(String(body.url), person);
    took(await client.get(callback.pathname + callback.search), 302);
  };
  return {
    consent,
    async connect(app: SocialApp, person: string, page: string): Promise<void> {
      await consent(app, person);
      const pages = took(await client.get(`${social(app)}/pages/`), 200).body.results as { id: string; name: string }[];
      const id = pages.find(({ name }) => name === page)?.id;
      if (id === undefined) throw new Error(`${page} is not among the pages of the consent`);
      took(await client.post(`${social(app)}/select/`, { id }), 200);
    },
    /** The same again, after a kill, is answered as the first time. */
    async chooseSlots(app: SocialApp, slots: readonly Slot[]): Promise<void> {
      const body = { slots, weekly_frequency: null, auto_schedule: true, version: 0 };
      took(await client.put(`${social(app)}/slots/`, body), 200);
    },
    /** The same again changes nothing but the names of the files. */
    async describe(agency: Record<string, unknown>, photo: Blob, logo: Blob): Promise<void> {
      took(await client.patch(`/api/profiles/${profile}/`, agency), 200);
      const body = new FormData();
      body.set('profile_image', photo, 'photo.jpg');
      body.set('logo_image', logo, 'logo.png');
      took(await client.request('PATCH', `/api/profiles/${profile}/`, { body }), 200);
    },
    async moveTo(country: number): Promise<void> {
      took(await client.patch(`/api/profiles/${profile}/details/`, { country }), 200);
    },
    async hosts(): Promise<{ id: number; name: string }[]> {
      const { body } = took(await client.get('/api/agency_host_name/'), 200);
      return body.results as { id: number; name: string }[];
    },
    async upload(kind: 'image' | 'video', file: Blob, description: string): Promise<void> {
      const body = new FormData();
      body.set('profile', String(profile));
      body.set('description', description);
      body.set(kind, file, kind === 'image' ? 'poster.jpg' : 'clip.mp4');
      took(await client.request('POST', `/api/profile_${kind}s/`, { body }), 201);
    },
    /** Under its key it is made once. */
    async schedule(post: Record<string, unknown>, key: string): Promise<void> {
      took(await client.post('/api/scheduled_postings/', { profile, ...post }, { 'idempotency-key': key }), 201);
    },
    async brand(change: BrandingChange): Promise<void> {
      took(await client.post(`/api/profile_bcard/business_card/?profile=${profile}`, change), 200);
    },
    async draft(fields: Record<string, unknown>): Promise<void> {
      took(await client.post(`/api/generator_profile/${profile}/create_post/`, fields), 201);
    },
  };
}
export type Desk = ReturnType<typeof deskOf>;

/** Throws what else it is. */
export function took(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
