import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../../platform/session/session-store.ts';
import { type Reply, type Seen, startApi } from '../../../testing/api-server.ts';
import { profile, session } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { type Draft, useDraft } from './use-draft.ts';

interface Stored {
  version: number;
  message: string;
}

let api: Awaited<ReturnType<typeof startApi>>;
let stored: Stored | null;
let answer: (seen: Seen) => Reply | 'cut' | null;
let draft: Draft;

const wire = ({ version, message }: Stored) => ({
  pk: 7,
  id: 7,
  version,
  image_url: null,
  message,
  message_by_app: {},
  applications: ['facebook'],
  fire_at: null,
  link: null,
  custom_image_ids: [],
  alt_texts: [],
  media: [],
  missing_media: 0,
  media_types: {},
  first_comment: null,
  scheduled_at: null,
  updated: '2026-11-20T15:00:00Z',
});

function server(seen: Seen): Reply | 'cut' {
  const special = answer(seen);
  if (special) return special;
  const body = seen.body === '' ? {} : JSON.parse(seen.body);
  if (seen.method === 'POST') {
    stored = { version: 1, message: body.message };
    return { status: 201, body: wire(stored) };
  }
  if (!stored) return { status: 404, body: {} };
  if (seen.method === 'PATCH') {
    if (body.version !== stored.version) return { status: 409, body: { code: 'stale_version' } };
    stored = { version: stored.version + 1, message: body.message };
  }
  return { status: 200, body: wire(stored) };
}

function Probe() {
  draft = useDraft({ profile: 1, loaded: null, applications: ['facebook'] });
  return <output>{`${draft.state.phase} ${draft.state.content.message}`}</output>;
}

const write = (message: string) => act(() => draft.edit({ message }));
const phase = (name: string) => waitFor(() => expect(draft.state.phase).toBe(name), { timeout: 4_000 });
const saved = (message: string) => waitFor(() => expect(stored?.message).toBe(message), { timeout: 6_000 });

beforeEach(async () => {
  sessionStore.set(session({ profile: profile() }));
  window.sessionStorage.clear();
  stored = null;
  answer = () => null;
  api = await startApi(server);
});
afterEach(async () => {
  // Leaving saves what is open, so it happens before the server goes.
  cleanup();
  await api.stop();
});

it('creates the draft after a pause in typing and then saves over the version it got', async () => {
  await renderInApp(<Probe />);
  write('A');
  write('Alaska');
  await saved('Alaska');
  await phase('idle');
  write('Alaska by sea');
  await saved('Alaska by sea');
  const calls = api.seen.map(({ method, url }) => `${method} ${url}`);
  expect(calls).toEqual(['POST /api/generator_profile/1/create_post/', 'PATCH /api/generated_postings/7/']);
});

it('asks when another window saved something else, and keeps what was typed', async () => {
  await renderInApp(<Probe />);
  write('Alaska');
  await saved('Alaska');
  await phase('idle');
  stored = { version: 9, message: 'Norway' };
  write('Alaska by sea');
  await phase('conflict');
  expect(screen.getByText(/Alaska by sea/)).toBeDefined();
  act(() => draft.keepMine());
  await saved('Alaska by sea');
  expect(stored.version).toBe(10);
});

it('tries again by itself while the server cannot be reached', async () => {
  let cuts = 0;
  answer = () => {
    cuts += 1;
    return cuts === 1 ? 'cut' : null;
  };
  await renderInApp(<Probe />);
  write('Alaska');
  await phase('failed');
  await saved('Alaska');
  await phase('idle');
});

it('brings back after a reload what could not be saved', async () => {
  answer = () => 'cut';
  const view = await renderInApp(<Probe />);
  write('Alaska');
  await phase('failed');
  view.unmount();
  await renderInApp(<Probe />);
  expect(draft.state.content.message).toBe('Alaska');
});

it('saves everything before it is scheduled, and nothing after', async () => {
  await renderInApp(<Probe />);
  write('Alaska');
  let flushed: Awaited<ReturnType<Draft['flush']>> = null;
  await act(async () => {
    flushed = await draft.flush();
  });
  expect(flushed).toEqual({ pk: 7, version: 1 });
  act(() => draft.close());
  const calls = api.seen.length;
  write('Too late');
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(api.seen).toHaveLength(calls);
  expect(window.sessionStorage.length).toBe(0);
});
