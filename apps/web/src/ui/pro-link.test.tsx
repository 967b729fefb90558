import { cleanup, screen } from '@testing-library/react';
import { HOME } from '@waypost/contract/wire';
import { expect, it } from 'vitest';
import { signedIn } from '../testing/api.ts';
import { profile } from '../testing/fixtures.ts';
import { renderOnPage } from '../testing/render.tsx';
import { ProLink } from './pro-link.tsx';

it('names the plan to those who lack it, before they click', async () => {
  const show = async (plan: 'free' | 'pro', is_enabled = true) => {
    const { applications } = profile();
    signedIn({ profile: profile({ plan, applications: { ...applications, generator: { is_enabled } } }) });
    await renderOnPage(() => <ProLink to={HOME}>Create Post</ProLink>);
    const { textContent, firstElementChild } = await screen.findByRole('link');
    const locked = firstElementChild?.querySelector('.tabler-icon-lock') !== null;
    cleanup();
    return [textContent, locked];
  };
  expect(await show('pro')).toEqual(['Create Post', false]);
  expect(await show('free')).toEqual(['Create PostPRO', true]);
  // Switched off by staff: no plan would open it.
  expect(await show('pro', false)).toEqual(['Create Post', true]);
});
