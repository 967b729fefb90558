import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { toast } from '../ui/feedback/toasts.ts';
import Toasts from './toasts.tsx';

it('stands at the foot of what is seen, away from the actions of a page', async () => {
  // Those of the test's own providers stand elsewhere.
  await renderInApp(<Toasts />);
  act(() => toast.success({ title: 'Success', message: 'Saved!' }));
  const drawn = await screen.findAllByText('Saved!');
  expect(drawn.map((one) => one.closest('[data-position]')?.getAttribute('data-position'))).toContain('bottom-center');
});
