import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { failedPost } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { Performance } from './performance.tsx';

it('says that there is no data before the first figures come, and when they will', async () => {
  signedIn();
  await renderInApp(<Performance post={{ ...failedPost, status: 10, label: 'posted', stats: null }} />);
  expect(screen.getByText('No data available').parentElement?.textContent).toContain('about an hour after');
});
