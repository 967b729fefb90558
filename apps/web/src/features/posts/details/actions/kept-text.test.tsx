import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../../../testing/api.ts';
import { failedPost as post } from '../../../../testing/fixtures.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { EditText } from './edit-text.tsx';
import { keepText, keptText } from './kept-text.ts';

it('keeps what is typed while it is edited, as long as nobody else has changed the post', async () => {
  signedIn();
  const none = { calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [], placeholders: {} };
  answer(getAdvancedFeatures, none);
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
