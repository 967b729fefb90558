import { expect, test } from 'vitest';
import { refused, translate } from './index.ts';

test('Whom a sentence is about stands before it as the language writes that', () => {
  const { text } = refused('posts.preflight.not_connected', { network: 'Instagram' }).before('Émile Gagnon');
  if (text === null) throw new Error('a refusal has a text');
  expect(translate('fr', text)).toBe('Émile Gagnon\u00a0: Instagram n’est pas connecté.');
  expect(translate('en', text)).toBe('Émile Gagnon: Instagram isn’t connected.');
});
