import type { SocialApp } from '@waypost/contract/networks';
import { chosenTypes, type DraftContent, toWire } from '../draft/draft-content.ts';

type Texts = Readonly<Partial<Record<SocialApp, string>>>;
/** What networks have that are not chosen stays in the draft and goes nowhere. */
const ofChosen = (apps: readonly SocialApp[], texts: Texts): Texts =>
  Object.fromEntries(apps.flatMap((app) => (texts[app] === undefined ? [] : [[app, texts[app]]])));

/** `message_by_app` and `media_types` are always sent: left out, the server would take what the draft had before. */
export function schedulePayload(content: DraftContent) {
  const wire = toWire(content);
  return {
    ...wire,
    message_by_app: ofChosen(content.applications, wire.message_by_app),
    slot_by_app: ofChosen(content.applications, wire.slot_by_app),
    media_types: chosenTypes(content),
  };
}

export function preflightPayload(profile: number, content: DraftContent) {
  const { alt_texts: _, also_profiles: __, posting_id: ___, ...asked } = schedulePayload(content);
  return { profile, ...asked };
}
