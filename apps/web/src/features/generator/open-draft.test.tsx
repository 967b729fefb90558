import { screen } from '@testing-library/react';
import { listDrafts } from '@waypost/contract/generator';
import { expect, it } from 'vitest';
import { tellHostPage } from '../../platform/boot.ts';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { useOpenDraft } from './api.ts';

function OpenDraft() {
  const draft = useOpenDraft(true);
  return <p>{draft.isSuccess ? `open: ${draft.data?.pk ?? 'none'}` : draft.status}</p>;
}

it('asks for the newest open draft in a way that no browser reports where there is none', async () => {
  signedIn();
  answer(listDrafts, listed());
  await renderInApp(<OpenDraft />);
  await screen.findByText('open: none');
  expect(asked.map(({ url }) => url)).toEqual(['/api/generated_postings/?generator_profile=1&page_size=1']);
});

it('takes what the page brought along, once', async () => {
  signedIn();
  tellHostPage({ reads: { 'open-draft/1': { count: 0, next: null, previous: null, results: [] } }, nonce: '' });
  await renderInApp(<OpenDraft />);
  await screen.findByText('open: none');
  expect(asked).toEqual([]);
});
