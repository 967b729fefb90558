import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { CopyLink } from './copy-link.tsx';

it('copies the address of a post, and says so when the browser refuses', async () => {
  const person = userEvent.setup();
  await renderInApp(<CopyLink url="https://www.facebook.com/1_2" />);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('https://www.facebook.com/1_2');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await person.click(screen.getByRole('button', { name: 'Copied' }));
  expect(await screen.findByText('Could not copy to clipboard')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});
