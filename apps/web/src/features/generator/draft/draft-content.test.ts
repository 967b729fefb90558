import { describe, expect, it } from 'vitest';
import { preflightPayload, schedulePayload } from '../schedule/payloads.ts';
import {
  contentOf,
  type DraftContent,
  emptyContent,
  sameContent,
  switchOwnTexts,
  textFor,
  toWire,
} from './draft-content.ts';
import { isDirty, reduceDraft, startDraft, wantsSave } from './draft-machine.ts';

const common: DraftContent = { ...emptyContent(['facebook', 'linkedin']), message: 'Alaska by sea' };
const own: DraftContent = { ...common, ownTexts: true, messageByApp: { linkedin: 'Small ships, big glaciers' } };
const stored = (content: DraftContent) => ({
  ...toWire(content),
  pk: 7,
  id: 7,
  version: 1,
  image_url: null,
  media: [],
  missing_media: 0,
  scheduled_at: null,
  updated: '2026-11-20T15:00:00Z',
});

describe('the text of a network', () => {
  it('is the message until another one is written for it', () => {
    expect(textFor(own, 'facebook')).toBe('Alaska by sea');
    expect(textFor(own, 'linkedin')).toBe('Small ships, big glaciers');
  });

  it('may be emptied without the message coming back', () => {
    expect(textFor({ ...own, messageByApp: { linkedin: '' } }, 'linkedin')).toBe('');
  });

  it('is the message for all while the switch is off, and comes back with it', () => {
    const off = { ...own, ...switchOwnTexts(own, false) };
    expect(textFor(off, 'linkedin')).toBe('Alaska by sea');
    expect(textFor({ ...off, ...switchOwnTexts(off, true) }, 'linkedin')).toBe('Small ships, big glaciers');
  });

  it('becomes the message when there is none', () => {
    expect(switchOwnTexts({ ...own, message: ' ' }, false).message).toBe('Small ships, big glaciers');
  });
});

describe('the draft', () => {
  it('names every chosen network, so that the switch is still on when it is opened again', () => {
    const fresh: DraftContent = { ...common, ownTexts: true };
    expect(toWire(fresh).message_by_app).toEqual({ facebook: 'Alaska by sea', linkedin: 'Alaska by sea' });
    expect(contentOf(stored(fresh)).ownTexts).toBe(true);
    expect(contentOf(stored(common)).ownTexts).toBe(false);
  });

  it('reads back as it was written, in whatever order the networks come', () => {
    const { message_by_app: texts, ...rest } = stored(own);
    const turned = { ...rest, message_by_app: Object.fromEntries(Object.entries(texts).toReversed()) };
    expect(sameContent(contentOf(turned), own)).toBe(true);
  });

  it('is saved when a text or the switch changes', () => {
    const clean = startDraft(common, { pk: 7, version: 1, content: common }, 0);
    expect(wantsSave(reduceDraft(clean, { type: 'edited', change: { ownTexts: true } }))).toBe(true);
    const written = startDraft(own, { pk: 7, version: 1, content: own }, 0);
    const change = { messageByApp: { linkedin: 'Glaciers' } };
    expect(wantsSave(reduceDraft(written, { type: 'edited', change }))).toBe(true);
  });

  it('keeps the text of a network that is not chosen at the moment', () => {
    const left: DraftContent = { ...own, applications: ['facebook'] };
    expect(contentOf(stored(left)).messageByApp.linkedin).toBe('Small ships, big glaciers');
  });

  it('is worth keeping as a new one when only networks have texts', () => {
    const lost = startDraft({ ...own, message: '' }, { pk: 7, version: 1, content: own }, 0);
    const kept = reduceDraft(reduceDraft(lost, { type: 'lost' }), { type: 'keptMine' });
    expect(isDirty(kept)).toBe(true);
  });
});

describe('what is sent', () => {
  it('has the text of each chosen network and of no other', () => {
    const left: DraftContent = { ...own, applications: ['facebook'] };
    expect(schedulePayload(left).message_by_app).toEqual({ facebook: 'Alaska by sea' });
    expect(schedulePayload(own).message_by_app).toEqual({
      facebook: 'Alaska by sea',
      linkedin: 'Small ships, big glaciers',
    });
  });

  it('says that there are none while the switch is off, or the server would take those it has stored', () => {
    expect(schedulePayload({ ...own, ownTexts: false }).message_by_app).toEqual({});
  });

  it('is checked by the server with the same texts', () => {
    const { message_by_app, applications } = preflightPayload(3, own);
    expect({ message_by_app, applications }).toEqual({
      message_by_app: schedulePayload(own).message_by_app,
      applications: ['facebook', 'linkedin'],
    });
  });
});
