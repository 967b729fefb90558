import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getNextSlots } from '@waypost/contract/slots';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../../testing/api.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { type DraftContent, emptyContent } from '../draft/draft-content.ts';
import NextSlots from './next-slots.tsx';

let shown: DraftContent;
function Composing() {
  const [content, setContent] = useState(emptyContent(['facebook', 'instagram', 'linkedin']));
  shown = content;
  return <NextSlots content={content} onChange={(change) => setContent({ ...content, ...change })} />;
}

it('gives each network its own slot, the first of them to the post, and says which has none', async () => {
  signedIn();
  const [late, soon] = ['2031-05-07T16:00:00.000Z', '2031-05-06T13:00:00.000Z'];
  answer(getNextSlots, {
    results: [
      { app: 'facebook', at: late, reason: null },
      { app: 'instagram', at: soon, reason: null },
      { app: 'linkedin', at: null, reason: 'no_slots' },
    ],
  });
  await renderOnPage(Composing);
  await userEvent.click(await screen.findByRole('button', { name: 'Next free slot of each network' }));
  expect(await screen.findByText('Instagram: May 6, 2031 9:00AM')).toBeDefined();
  expect(shown).toMatchObject({ fireAt: soon, slotByApp: { facebook: late, instagram: soon } });
  expect(screen.getByText(/LinkedIn has no free slot in the next 8 weeks/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Posting times' }).getAttribute('href')).toMatch(
    /^\/blue-fjord\/linkedin\/settings/,
  );
});
