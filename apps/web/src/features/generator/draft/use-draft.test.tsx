import { act, screen, waitFor } from '@testing-library/react';
import { createDraft, type GeneratedPosting, getDraft, patchDraft } from '@waypost/contract/generator';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../../testing/api.ts';
import { storedDraft } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { type Draft, useDraft } from './use-draft.ts';

interface Stored {
  version: number;
  message: string;
}

let stored: Stored | null;
let cuts: number;
let draft: Draft;

const wire = (of: Stored): GeneratedPosting => ({ ...storedDraft, ...of });

function Probe() {
  draft = useDraft({ profile: 1, loaded: null, applications: ['facebook'] });
  return <output>{`${draft.state.phase} ${draft.state.content.message}`}</output>;
}

const write = (message: string) => act(() => draft.edit({ message }));
const phase = (name: string) => waitFor(() => expect(draft.state.phase).toBe(name), { timeout: 4_000 });
const saved = (message: string) => waitFor(() => expect(stored?.message).toBe(message), { timeout: 6_000 });

beforeEach(() => {
  signedIn();
  stored = null;
  cuts = 0;
  answer(getDraft, () => (stored ? wire(stored) : refuse(404)));
  answer(createDraft, ({ body }) => {
    if (cuts-- > 0) return cut();
    stored = { version: 1, message: JSON.parse(body).message };
    return wire(stored);
  });
  answer(patchDraft, ({ body }) => {
    const { version, message } = JSON.parse(body);
    if (!stored) return refuse(404);
    if (version !== stored.version) return refuse(409, { code: 'stale_version' });
    stored = { version: version + 1, message };
    return wire(stored);
  });
});

it('creates the draft after a pause in typing and then saves over the version it got', async () => {
  await renderInApp(<Probe />);
  write('A');
  write('Alaska');
  await saved('Alaska');
  await phase('idle');
  write('Alaska by sea');
  await saved('Alaska by sea');
  const calls = asked.map(({ method, url }) => `${method} ${url}`);
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

it('goes on from the version that a draft has when it is open again', async () => {
  await renderInApp(<Probe />);
  write('Alaska');
  await saved('Alaska');
  await phase('idle');
  stored = { version: 3, message: 'Alaska' };
  act(() => draft.reopen({ pk: 7, version: 3 }));
  expect(await draft.flush()).toEqual({ pk: 7, version: 3 });
  write('Alaska by sea');
  await saved('Alaska by sea');
  expect(stored.version).toBe(4);
});

it('tries again by itself while the server cannot be reached', async () => {
  cuts = 1;
  await renderInApp(<Probe />);
  write('Alaska');
  await phase('failed');
  await saved('Alaska');
  await phase('idle');
});

it('brings back after a reload what could not be saved', async () => {
  cuts = Number.POSITIVE_INFINITY;
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
  const calls = asked.length;
  write('Too late');
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(asked).toHaveLength(calls);
  expect(window.sessionStorage.length).toBe(0);
});
