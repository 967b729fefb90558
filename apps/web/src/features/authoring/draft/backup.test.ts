import type { Block } from '@waypost/contract/newsletters';
import { beforeEach, expect, it } from 'vitest';
import { keepTyped } from '../../../platform/typed.ts';
import { signedIn } from '../../../testing/api.ts';
import { campaign, divider, textBlock } from '../../../testing/campaigns.ts';
import { makeBlock } from '../blocks/make-block.ts';
import { nameOfBackup, readBackup } from './backup.ts';
import { type CampaignContent, contentOf, withVariant } from './campaign-content.ts';

const stored = { version: 4, content: contentOf(campaign()) };
const having = (...blocks: object[]): CampaignContent =>
  withVariant(stored.content, 'en', { blocks: blocks as Block[] });
const read = (content: CampaignContent) => {
  keepTyped(nameOfBackup(12), { version: 4, content });
  return readBackup(12, stored);
};

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn();
});

it('gives back what this version of the program wrote', () => {
  const image = { ...makeBlock('image'), image: 7 };
  const columns = {
    ...makeBlock('columns'),
    columns: [{ blocks: [textBlock('a', 'Fjords')] }, { blocks: [divider('b')] }],
  };
  const written = having(image, columns, makeBlock('offer'), makeBlock('social'));
  expect(read(written)).toEqual({ version: 4, content: written });
});

it('leaves alone what another version wrote: the editor could not show it', () => {
  const { align: _, ...old } = makeBlock('text');
  expect(read(having(old))).toBeNull();
  expect(read(having({ id: 'a', type: 'map' }))).toBeNull();
  expect(read(having({ ...makeBlock('social'), links: 'x' }))).toBeNull();
  expect(read(having({ ...makeBlock('columns'), columns: [{ blocks: [old] }, { blocks: [] }] }))).toBeNull();
});
