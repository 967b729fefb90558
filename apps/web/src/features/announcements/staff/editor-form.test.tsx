import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAnnouncement, previewAnnouncement, publishAnnouncement } from '@waypost/contract/announcements';
import { listCountries } from '@waypost/contract/profiles';
import { inEveryLanguage } from '@waypost/i18n/locale';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { NOTHING } from './announcements.ts';
import { EditorForm } from './editor-form.tsx';

const MADE = { ...NOTHING, id: 7, version: 1, state: 'draft', dismissals: 0 } as const;

beforeEach(() => {
  signedIn();
  answer(listCountries, listed({ id: 1, name: 'Canada' }));
  answer(previewAnnouncement, ({ body }) => ({ html: `<p>${JSON.parse(body).text}</p>` }));
});
const open = async () => {
  const user = userEvent.setup();
  const { unmount } = await renderInApp(<EditorForm announcement={null} />);
  return { user, unmount, press: (name: string) => user.click(screen.getByRole('button', { name })) };
};
const sent = (path: string) => asked.filter(({ method, url }) => method === 'POST' && url === path);

it('asks for English, shows what advisors will see, stores it and publishes it', async () => {
  answer(createAnnouncement, { ...MADE, plans: [], countries: [] });
  answer(publishAnnouncement, { ...MADE, plans: [], countries: [], state: 'live' });
  const { user, press } = await open();
  await press('Save and publish');
  await screen.findByText(/Write it in English/);
  expect(sent('/api/announcements/')).toEqual([]);
  await user.click(screen.getByLabelText(/^Text/));
  await user.paste('Hello');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Hello'));
  await press('Save and publish');
  await waitFor(() => expect(sent('/api/announcements/7/publish/')).toHaveLength(1));
  expect(JSON.parse(sent('/api/announcements/')[0]?.body ?? '')).toEqual({
    ...NOTHING,
    text: inEveryLanguage({ en: 'Hello' }),
  });
});

it('keeps what was typed over a reload, until it is saved or left', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByLabelText(/^Text/));
  await user.paste('Half a thou');
  await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).toMatch(/announcement-new.*Half a thou/));
  unmount();
  // The next new one is new.
  expect(sessionStorage.length).toBe(0);
});
