import { describe, expect, it } from 'vitest';
import { saveDelay } from '../../../platform/saving/machine.ts';
import { campaign, divider, textBlock, words } from '../../../testing/campaigns.ts';
import { changesOf, contentOf, copiedVariant, withVariant } from './campaign-content.ts';
import {
  type CampaignDraft,
  type CampaignEvent,
  isDirty,
  reduceCampaign,
  startCampaign,
  wantsSave,
} from './campaign-machine.ts';

const stored = { version: 4, content: contentOf(campaign()) };
const subject = (text: string, at = 0, field: string | null = 'en.subject'): CampaignEvent => ({
  type: 'edited',
  change: (now) => withVariant(now, 'en', { subject: text }),
  field,
  at,
});
const after = (...events: readonly CampaignEvent[]): CampaignDraft =>
  events.reduce(reduceCampaign, startCampaign(stored, 0));
const saysNow = ({ history }: CampaignDraft) => history.now.variants.en?.subject;
const theirs = (text: string) => ({ version: 6, content: withVariant(stored.content, 'en', { subject: text }) });

describe('steps', () => {
  it('go back over what was typed in one breath, and forward again', () => {
    const typed = after(subject('A', 0), subject('Ab', 300), subject('Abc', 5_000));
    const back = reduceCampaign(typed, { type: 'undone' });
    expect(saysNow(back)).toBe('Ab');
    const start = reduceCampaign(back, { type: 'undone' });
    expect(saysNow(start)).toBe('Waterfalls at their fullest');
    expect(isDirty(start)).toBe(false);
    expect(saysNow(reduceCampaign(reduceCampaign(start, { type: 'redone' }), { type: 'redone' }))).toBe('Abc');
  });

  it('of which each stands alone where nothing was typed', () => {
    const moved = after(subject('A', 0, null), subject('B', 1, null));
    expect(saysNow(reduceCampaign(moved, { type: 'undone' }))).toBe('A');
  });

  it('forward are gone once something else is written', () => {
    const other = after(subject('A'), { type: 'undone' }, subject('B', 1));
    expect(saysNow(reduceCampaign(other, { type: 'redone' }))).toBe('B');
  });

  it('are kept to the number that a morning takes', () => {
    const many = after(...Array.from({ length: 700 }, (_, at) => subject(String(at), at, null)));
    expect(many.history.past).toHaveLength(500);
  });
});

describe('saving', () => {
  it('waits for a pause, and what was typed meanwhile is saved next', () => {
    const sent = after(subject('A'), { type: 'saving' }, subject('AB', 9_000));
    expect(wantsSave(sent)).toBe(false);
    const saved = reduceCampaign(sent, { type: 'saved', version: 5, at: 10 });
    expect(saved.saved.version).toBe(5);
    expect([isDirty(saved), wantsSave(saved)]).toEqual([true, true]);
  });

  it('is tried again, later each time', () => {
    const once = after(subject('A'), { type: 'saving' }, { type: 'failed' });
    const twice = [{ type: 'saving' } as const, { type: 'failed' } as const].reduce(reduceCampaign, once);
    expect([wantsSave(once), saveDelay(once), saveDelay(twice)]).toEqual([true, 2_000, 4_000]);
    expect(saveDelay({ ...once, failures: 30 })).toBe(30_000);
  });

  it('rests after a refusal until something is changed', () => {
    const refused = after(subject('A'), { type: 'saving' }, { type: 'refused', refusal: { reason: 'No', fields: {} } });
    expect(wantsSave(refused)).toBe(false);
    const changed = reduceCampaign(refused, subject('B', 9_000));
    expect([wantsSave(changed), changed.refusal]).toEqual([true, null]);
  });

  it('takes an answer that got lost for what it is', () => {
    const lost = after(subject('A'), { type: 'saving' }, { type: 'stale', theirs: theirs('A'), at: 1 });
    expect([lost.phase, lost.saved.version, isDirty(lost)]).toEqual(['idle', 6, false]);
  });

  it('takes what somebody else wrote where nothing of ours waits, as a step', () => {
    const taken = after({ type: 'stale', theirs: theirs('Theirs'), at: 1 });
    expect([taken.phase, saysNow(taken), isDirty(taken)]).toEqual(['idle', 'Theirs', false]);
    expect(saysNow(reduceCampaign(taken, { type: 'undone' }))).toBe('Waterfalls at their fullest');
  });
});

describe('where both wrote', () => {
  const conflict = after(subject('Mine'), { type: 'saving' }, { type: 'stale', theirs: theirs('Theirs'), at: 1 });

  it('nothing is saved until somebody decides', () => {
    expect([conflict.phase, wantsSave(conflict), saysNow(conflict)]).toEqual(['conflict', false, 'Mine']);
  });

  it('mine is saved on top of theirs', () => {
    const kept = reduceCampaign(conflict, { type: 'keptMine' });
    expect([wantsSave(kept), kept.saved.version, saysNow(kept)]).toEqual([true, 6, 'Mine']);
  });

  it('theirs is taken, and undo brings mine back', () => {
    const taken = reduceCampaign(conflict, { type: 'tookTheirs', at: 2 });
    expect([isDirty(taken), saysNow(taken)]).toEqual([false, 'Theirs']);
    expect(saysNow(reduceCampaign(taken, { type: 'undone' }))).toBe('Mine');
  });
});

describe('what is sent', () => {
  it('is only what changed, and a language as a whole', () => {
    const now = { ...withVariant(stored.content, 'fr', { subject: 'Cascades' }), suppliers: [3] };
    expect(changesOf(now, stored.content)).toEqual({
      suppliers: [3],
      variants: { fr: { subject: 'Cascades', preheader: '', intro_html: '', blocks: [] } },
    });
  });

  it('is no name that is empty, and nothing for a space at an end', () => {
    expect(changesOf({ ...stored.content, name: ' ' }, stored.content)).toEqual({});
    expect(changesOf(withVariant(stored.content, 'en', { preheader: 'Before the crowds ' }), stored.content)).toEqual(
      {},
    );
  });

  it('takes a language away by null', () => {
    const now = { ...stored.content, variants: { ...stored.content.variants, en: null } };
    expect(changesOf(now, stored.content)).toEqual({ variants: { en: null } });
  });
});

it('copies a language into another one with blocks of their own names, in columns too', () => {
  const source = words({
    blocks: [
      textBlock('b1', 'A'),
      { id: 'b2', type: 'columns', columns: [{ blocks: [divider('b3')] }, { blocks: [] }] },
    ],
  } as never);
  const { blocks, ...rest } = copiedVariant(source);
  expect(rest).toEqual({ subject: source.subject, preheader: source.preheader, intro_html: source.intro_html });
  const names = JSON.stringify(blocks).match(/"id":"([^"]+)"/g) ?? [];
  expect(new Set(names).size).toBe(3);
  expect(names.some((name) => /"b[123]"/.test(name))).toBe(false);
});
