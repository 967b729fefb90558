import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { emptyContent } from '../draft/draft-content.ts';
import ScheduleModal from './schedule-modal.tsx';
import type { Sending } from './use-schedule.ts';

beforeEach(() => signedIn());

it.each([
  ['what goes out now is taken back', null, 'takeBack', 'Publishing to Facebook, LinkedIn…'],
  ['what is for later stays', '2099-01-01T12:00:00Z', 'leave', 'Scheduled on Facebook, LinkedIn: Jan 1, 2099 7:00AM'],
] as const)('names all networks and the time; by Escape %s', async (_, fireAt, does, told) => {
  const closing = { takeBack: vi.fn(async () => undefined), leave: vi.fn() };
  const sent = { draft: { pk: 1, version: 1 }, at: Date.now(), ids: [4] };
  const sending: Sending = {
    opened: true,
    sent,
    undoing: false,
    errors: [],
    refused: null,
    forget: vi.fn(),
    open: vi.fn(),
    submit: vi.fn(),
    ...closing,
  };
  await renderInApp(
    <ScheduleModal content={{ ...emptyContent(['facebook', 'linkedin']), fireAt }} sending={sending} />,
  );
  await screen.findByRole('button', { name: /^Undo/ });
  expect(screen.getByRole('status').textContent).toBe(told);
  await userEvent.keyboard('{Escape}');
  expect([closing.takeBack.mock.calls.length, closing.leave.mock.calls.length]).toEqual(
    does === 'leave' ? [0, 1] : [1, 0],
  );
});
