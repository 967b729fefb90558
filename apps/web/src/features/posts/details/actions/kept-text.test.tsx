import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchPost } from '@waypost/contract/posts';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../../testing/api.ts';
import { noTexts, failedPost as post } from '../../../../testing/fixtures.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { EditText } from './edit-text.tsx';
import { keepText, keptText } from './kept-text.ts';

it('keeps what is typed while it is edited, as long as nobody else has changed the post', async () => {
  signedIn();
  answer(getAdvancedFeatures, noTexts);
  const edit = () => renderInApp(<EditText post={post} onTyped={() => undefined} onDone={() => undefined} />);
  const { unmount } = await edit();
  await userEvent.type(screen.getByRole('textbox'), ' now');
  expect(keptText(post)).toBe(`${post.message} now`);
  expect(keptText({ ...post, version: post.version + 1 })).toBeNull();
  unmount();
  expect(keptText(post)).toBeNull();
  keepText(post, 'Begun before a reload');
  await edit();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Begun before a reload');
});

it('follows another window while nothing is typed, and is told once before it writes over what that one saved', async () => {
  signedIn();
  answer(getAdvancedFeatures, noTexts);
  answer(patchPost, () => refuse(409, { detail: 'Changed.', code: 'stale_version' }));
  function Beside() {
    const [saves, setSaves] = useState(0);
    const shown = saves === 0 ? post : { ...post, version: post.version + saves, message: `Saved ${saves}` };
    return (
      <>
        <button type="button" onClick={() => setSaves(saves + 1)}>
          Other window
        </button>
        <EditText post={shown} onTyped={() => undefined} onDone={() => undefined} />
      </>
    );
  }
  await renderInApp(<Beside />);
  const other = screen.getByRole('button', { name: 'Other window' });
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save text' });
  await userEvent.click(other);
  expect(text.value).toBe('Saved 1');
  await userEvent.type(text, ' and I');
  await userEvent.click(other);
  const versions: number[] = [];
  for (const expected of [1, 2]) {
    await userEvent.click(save());
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(expected));
    versions.push(JSON.parse(asked.at(-1)?.body ?? '').version - post.version);
    await waitFor(() => expect(save().disabled).toBe(false));
  }
  expect([versions, text.value]).toEqual([[1, 2], 'Saved 1 and I']);
});
