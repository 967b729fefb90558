import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSlots, putSlots, type SlotSettings as Settings } from '@waypost/contract/slots';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { SlotSettings } from './slot-settings.tsx';

const monday = { weekday: 1, at: '09:00' };
let stored: Settings;
const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

/** A server that keeps what it is given, while the version is right. */
async function open(change: Partial<Settings> = {}) {
  stored = { app: 'facebook', slots: [monday], weekly_frequency: null, auto_schedule: true, version: 4, ...change };
  answer(getSlots, () => ({ results: [stored] }));
  answer(putSlots, ({ body }) => {
    const given = JSON.parse(body);
    if (given.version !== stored.version) return refuse(409, { code: 'stale_version', user_message: 'Stale.' });
    stored = { app: 'facebook', ...given, version: given.version + 1 };
    return stored;
  });
  await renderInApp(<SlotSettings app="facebook" />);
  return waitFor(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
}
const onMonday = (time: RegExp) => screen.findByRole('button', { name: new RegExp(`^Remove ${time.source}.*Monday`) });

beforeEach(() => {
  signedIn();
});

it('adds a time on several days, says what stands there already, takes it out, and undoes', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a time on Monday' }));
  const adder = await screen.findByRole('dialog', { name: 'Add a time on Monday' });
  const time = within(adder).getByRole('textbox');
  await userEvent.clear(time);
  await userEvent.type(time, '9:00 AM{Tab}');
  expect(await within(adder).findByText('This day has that time already.')).toBeDefined();
  await userEvent.clear(time);
  await userEvent.type(time, '16:30{Tab}');
  await userEvent.click(within(adder).getByRole('checkbox', { name: 'Wednesday' }));
  await userEvent.type(time, '{Enter}');
  await waitFor(() => expect(stored.version).toBe(5));
  const added = [monday, { weekday: 1, at: '16:30' }, { weekday: 3, at: '16:30' }];
  expect(stored.slots).toEqual(added);
  await userEvent.click(await onMonday(/9:00/));
  await waitFor(() => expect(stored.slots).toEqual(added.slice(1)));
  expect(screen.getByText(/^Removed: Monday/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored.slots).toEqual(added));
});

it('begins with the suggested times, and offers a week with one press where there is none', async () => {
  await open({ slots: null });
  expect(await onMonday(/1:30/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Start from' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove all times' }));
  await waitFor(() => expect(stored.slots).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: /^Weekdays at 9:00AM$/ }));
  await waitFor(() => expect(stored.slots).toHaveLength(5));
});

it('keeps what could not be saved, also over a reload, and asks whose settings count when another window was faster', async () => {
  await open();
  answer(putSlots, () => refuse(500, { user_message: 'Something went wrong.' }));
  await userEvent.click(await onMonday(/9:00/));
  await screen.findByRole('button', { name: 'Save again' });
  expect(screen.queryByRole('button', { name: /^Remove 9:00/ })).toBeNull();
  cleanup();
  await open({ version: 9 });
  expect(screen.queryByRole('button', { name: /^Remove 9:00/ })).toBeNull();
  stored = { ...stored, version: 10, weekly_frequency: 2 };
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(stored).toMatchObject({ slots: [], version: 11 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
});

it('refuses a frequency of 0 under its field and sends nothing', async () => {
  await open();
  const field = screen.getByRole('textbox', { name: 'Campaign posts per week, at most' });
  await userEvent.type(field, '0{Enter}');
  expect(screen.getByText('Enter a whole number from 1 to 50, or leave it empty.')).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('0');
  expect(puts()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '3{Enter}');
  await waitFor(() => expect(stored.weekly_frequency).toBe(3));
});
