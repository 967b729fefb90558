import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLegalText, previewLegalText, putLegalText } from '@waypost/contract/legal';
import { expect, it } from 'vitest';
import { answer, asked, refuse } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TextEditor } from './text-editor.tsx';
import type { Text } from './texts.ts';

const which = { document: 'terms', locale: 'fr' } as const;
const untouched: Text = { body: 'Standard', default_body: 'Standard', version: 0, versions: [] };
const own: Text = {
  ...{ body: 'Nos règles', default_body: 'Standard', version: 1 },
  versions: [{ version: 1, body: 'Nos règles', author: 'Ana Roy', created: '2026-11-22T15:00:00Z' }],
};

async function open(text: Text) {
  const user = userEvent.setup();
  await renderInApp(<TextEditor which={which} text={text} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  const add = async (more: string) => {
    await user.click(field);
    await user.paste(more);
  };
  return { user, field, add, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const put = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

it('publishes what was written on top of the version that was read', async () => {
  answer(putLegalText, own);
  const { add, press } = await open(untouched);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
  await add(' et plus');
  await press('Publish');
  await screen.findByText('Text published');
  expect(put()).toEqual([{ ...which, body: 'Standard et plus', version: 0 }]);
});

it('shows what the page would say', async () => {
  answer(previewLegalText, ({ body }) => ({ html: `<p>${JSON.parse(body).body}</p>` }));
  const { user } = await open(untouched);
  await user.click(screen.getByLabelText('Preview'));
  expect((await screen.findByRole('region', { name: 'Preview' })).innerHTML).toBe('<p>Standard</p>');
});

it('keeps what was typed when it is refused, and says why below it', async () => {
  answer(putLegalText, () => refuse(400, { body: ['Nothing is known by the name nobody.'] }));
  answer(getLegalText, untouched);
  const { add, press } = await open(untouched);
  await add(' {{nobody}}');
  await press('Publish');
  await screen.findByText('Nothing is known by the name nobody.');
  cleanup();
  expect((await open(untouched)).field.value).toBe('Standard {{nobody}}');
  // Somebody else has published since: what they say is shown.
  cleanup();
  expect((await open(own)).field.value).toBe('Nos règles');
});

it('lists who published what, and takes a version up again', async () => {
  const { add, field, press } = await open(own);
  expect(screen.getByText(/Ana Roy · .*Nov 22, 2026/)).toBeTruthy();
  await add(' und mehr');
  await press('Edit the text of version 1');
  expect(field.value).toBe('Nos règles');
});

it('returns to the standard text after a question', async () => {
  answer(putLegalText, untouched);
  const { user, press } = await open(own);
  await press('Use standard text');
  await screen.findByText('Go back to the standard text?');
  await user.click(screen.getAllByRole('button', { name: 'Use standard text' }).at(-1) ?? document.body);
  await waitFor(() => expect(put()).toEqual([{ ...which, body: null, version: 1 }]));
});
