import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { beforeEach, expect, it } from 'vitest';
import { answer, signedIn } from '../../../../testing/api.ts';
import { failedPost } from '../../../../testing/fixtures.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { EditText } from './edit-text.tsx';

const post = { ...failedPost, app: 'linkedin', message: 'a'.repeat(2_992), link: 'https://waypost.example' } as const;
const maySave = () => screen.getByRole('button', { name: 'Save text' }).hasAttribute('disabled') === false;

beforeEach(async () => {
  signedIn();
  answer(getAdvancedFeatures, {
    calendly_link: null,
    hashtag_signature: 'Sail',
    hashtag_enabled_apps: ['linkedin'],
    placeholders: {},
  });
  await renderInApp(<EditText post={post} onTyped={() => undefined} onDone={() => undefined} />);
});

it('counts the signature, as the server does before it saves', async () => {
  expect(await screen.findByText('2,998 / 3,000', { exact: false })).toBeDefined();
  await userEvent.type(screen.getByRole('textbox'), 'bc');
  expect(maySave()).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), 'd');
  expect(maySave()).toBe(false);
});

it('asks for a message, whatever else the post shows', async () => {
  await userEvent.clear(screen.getByRole('textbox'));
  expect(maySave()).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), 'A reef');
  expect(maySave()).toBe(true);
});
