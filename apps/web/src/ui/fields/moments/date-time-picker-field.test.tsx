import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@waypost/i18n/locale';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import DateTimePickerField from './date-time-picker-field.tsx';

const MINUTES_MS = 60_000;
let chosen: string | null;

function Field({ value: first }: { readonly value: string | null }) {
  const [value, setValue] = useState(first);
  chosen = value;
  return (
    <DateTimePickerField
      label="When"
      value={value}
      onChange={setValue}
      min={new Date(Date.now() + 10 * MINUTES_MS).toISOString()}
    />
  );
}

async function open(value: string | null, locale: Locale = 'en') {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await renderInApp(<Field value={value} />, locale);
  await user.click(screen.getByRole('button', { name: /^When/ }));
  const time = await screen.findByRole<HTMLInputElement>('textbox', {}, { timeout: 20_000 });
  return { user, time };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // 10:40 PM in Toronto.
  vi.setSystemTime('2026-11-22T03:40:00Z');
});
afterEach(() => vi.useRealTimers());

describe('the clock', () => {
  it.each([
    ['en', '16:15', '2026-11-24T21:15:00Z', /^4:15PM$/],
    ['fr', '14:45', '2026-11-24T19:45:00Z', /^14\sh\s45$/],
    ['fr', '2:45 pm', '2026-11-24T19:45:00Z', /^14\sh\s45$/],
    ['es', '14 h 45', '2026-11-24T19:45:00Z', /^2:45\sp\.m\.$/],
  ] as const)('in %s understands %s, and shows it its own way', async (locale, typed, instant, shown) => {
    const { user, time } = await open('2026-11-24T14:30:00Z', locale);
    await user.clear(time);
    await user.type(time, `${typed}{Enter}`);
    expect(chosen).toBe(instant);
    expect(time.value).toMatch(shown);
  });

  it('goes by quarters of an hour with the arrows', async () => {
    const { user, time } = await open('2026-11-24T14:40:00Z');
    await user.type(time, '{ArrowUp}');
    expect(chosen).toBe('2026-11-24T14:45:00Z');
    await user.type(time, '{ArrowDown}{ArrowDown}');
    expect(chosen).toBe('2026-11-24T14:15:00Z');
  });

  it('keeps what cannot be read in sight, and the time as it was', async () => {
    const { user, time } = await open('2026-11-24T14:30:00Z');
    await user.clear(time);
    await user.type(time, '29:15{Enter}');
    expect(chosen).toBe('2026-11-24T14:30:00Z');
    expect(screen.getByText(/^Type a time such as/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this time' }).disabled).toBe(true);
  });
});

it.each([null, '2026-11-24T14:30:00Z'])('gives up with Escape what was typed, and keeps %s', async (value) => {
  const { user, time } = await open(value);
  await user.clear(time);
  await user.type(time, '16:15{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(chosen).toBe(value);
});

it('takes a time without a day for tomorrow when that of today has passed', async () => {
  const { user, time } = await open(null);
  await user.type(time, '16:15{Enter}');
  expect(chosen).toBe('2026-11-22T21:15:00Z');
});

it('takes the next quarter of an hour when today is picked at night', async () => {
  const { user } = await open(null);
  await user.click(screen.getByRole('button', { name: '21 November 2026' }));
  expect(chosen).toBe('2026-11-22T04:00:00.000Z');
});

it('keeps the time when another day is picked, and begins with nine in the morning', async () => {
  const { user } = await open(null);
  await user.click(screen.getByRole('button', { name: '24 November 2026' }));
  expect(chosen).toBe('2026-11-24T14:00:00Z');
  await user.click(screen.getByRole('button', { name: '26 November 2026' }));
  expect(chosen).toBe('2026-11-26T14:00:00Z');
});

it('offers what is chosen most, and closes with it', async () => {
  const { user } = await open(null);
  await user.click(screen.getByRole('button', { name: /^Tomorrow morning/ }));
  expect(chosen).toBe('2026-11-22T14:00:00Z');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('keeps the focus when it is cleared', async () => {
  await renderInApp(<Field value="2026-11-24T19:30:00Z" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear date and time' }));
  expect(chosen).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^When/ }));
});

it('is read with its label and with what stands in it', async () => {
  await renderInApp(<Field value="2026-11-24T19:30:00Z" />);
  expect(screen.getByRole('button', { name: /^When: Tue, Nov 24, 2026, 2:30PM$/ })).toBeTruthy();
});
