import { describe, expect, it } from 'vitest';
import { emptyContent } from './draft-content.ts';
import { type DraftEvent, isDirty, reduceDraft, saveDelay, startDraft, wantsSave } from './draft-machine.ts';

const blank = startDraft(emptyContent(['facebook']), null, null);
const run = (...events: DraftEvent[]) => events.reduce(reduceDraft, blank);
const write = (message: string): DraftEvent => ({ type: 'edited', change: { message } });
const saved: DraftEvent = { type: 'saved', draft: { pk: 7, version: 2 }, at: 1_000 };
const theirs = (message: string) => ({ pk: 7, version: 5, content: { ...emptyContent(['facebook']), message } });

describe('autosave', () => {
  it('saves nothing before the first change', () => {
    expect(wantsSave(blank)).toBe(false);
    expect(wantsSave(run(write('Alaska')))).toBe(true);
  });

  it('remembers the draft and is clean once the server has everything', () => {
    const state = run(write('Alaska'), { type: 'saving' }, saved);
    expect(state).toMatchObject({ draft: { pk: 7, version: 2 }, savedAt: 1_000, phase: 'idle' });
    expect(isDirty(state)).toBe(false);
  });

  it('saves again what was typed while a save was on its way', () => {
    const state = run(write('Alaska'), { type: 'saving' }, write('Alaska by sea'), saved);
    expect(state.saved.message).toBe('Alaska');
    expect(state.content.message).toBe('Alaska by sea');
    expect(wantsSave(state)).toBe(true);
  });

  it('never starts a second save beside the first', () => {
    expect(wantsSave(run(write('Alaska'), { type: 'saving' }, write('Alaska by sea')))).toBe(false);
  });

  it('waits longer after each failure, keeps the text, and starts over after a success', () => {
    const once = run(write('Alaska'), { type: 'saving' }, { type: 'failed' });
    const twice = [{ type: 'saving' }, { type: 'failed' }].reduce(
      (state, event) => reduceDraft(state, event as DraftEvent),
      once,
    );
    expect(wantsSave(once)).toBe(true);
    expect(saveDelay(twice)).toBeGreaterThan(saveDelay(once));
    expect(twice.content.message).toBe('Alaska');
    expect(saveDelay(reduceDraft(reduceDraft(twice, { type: 'saving' }), saved))).toBe(saveDelay(blank));
  });

  it('does not repeat what the server refuses until it is changed', () => {
    const refused = run(write('Alaska'), { type: 'saving' }, { type: 'refused', reason: 'too long' });
    expect(refused.reason).toBe('too long');
    expect(wantsSave(refused)).toBe(false);
    expect(wantsSave(reduceDraft(refused, write('Al')))).toBe(true);
  });
});

describe('a stale draft', () => {
  const typing = [
    write('Alaska'),
    { type: 'saving' },
    saved,
    write('Alaska by sea'),
    { type: 'saving' },
  ] as DraftEvent[];

  it('goes on with the new version when the server has what we sent', () => {
    const state = run(...typing, { type: 'stale', theirs: theirs('Alaska by sea') });
    expect(state).toMatchObject({ phase: 'idle', draft: { version: 5 } });
    expect(isDirty(state)).toBe(false);
  });

  it('goes on and saves again when the server has what we knew', () => {
    const state = run(...typing, { type: 'stale', theirs: theirs('Alaska') });
    expect(state.phase).toBe('idle');
    expect(wantsSave(state)).toBe(true);
  });

  it('asks when another window wrote something else, and loses neither text', () => {
    const state = run(...typing, { type: 'stale', theirs: theirs('Norway') });
    expect(state).toMatchObject({ phase: 'conflict', content: { message: 'Alaska by sea' } });
    expect(wantsSave(state)).toBe(false);
    const mine = reduceDraft(state, { type: 'keptMine' });
    expect(mine).toMatchObject({ content: { message: 'Alaska by sea' }, draft: { version: 5 } });
    expect(wantsSave(mine)).toBe(true);
    const other = reduceDraft(state, { type: 'tookTheirs' });
    expect(other.content.message).toBe('Norway');
    expect(isDirty(other)).toBe(false);
  });

  it('turns the text into a new draft when the old one is gone', () => {
    const state = run(...typing, { type: 'lost' }, { type: 'keptMine' });
    expect(state).toMatchObject({ draft: null, content: { message: 'Alaska by sea' } });
    expect(wantsSave(state)).toBe(true);
  });
});
