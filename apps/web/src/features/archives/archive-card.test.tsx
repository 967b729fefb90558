import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Archive, getArchive, makeArchive } from '@waypost/contract/archives';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../testing/api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ArchiveCard } from './archive-card.tsx';

const archive = (more: Partial<Archive>) => ({
  archive: {
    ...{ id: 7, state: 'making' as const, percent: 40, bytes: null },
    ...{ asked: '2026-11-20T12:00:00Z', until: '2026-11-27T12:00:00Z', ...more },
  },
});

it('asks for the file, and says that it is being made', async () => {
  signedIn();
  answer(getArchive, { archive: null });
  answer(makeArchive, archive({}));
  await renderInApp(<ArchiveCard />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Export my data' }));
  await screen.findByText(/We’re putting your data together/);
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('offers the file with its size and its last day, and another one', async () => {
  signedIn();
  answer(getArchive, archive({ state: 'ready', bytes: 12_340_000 }));
  await renderInApp(<ArchiveCard />);
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/account_settings/archive/7/file/');
  screen.getByText(/12\.3 MB.*Nov.* 27/);
  screen.getByRole('button', { name: 'Make a new one' });
});

it('says that it failed, and tries again', async () => {
  signedIn();
  answer(getArchive, archive({ state: 'failed' }));
  answer(makeArchive, archive({ percent: 0 }));
  await renderInApp(<ArchiveCard />);
  await screen.findByText(/We couldn’t make your file/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/We’re putting your data together/);
});
