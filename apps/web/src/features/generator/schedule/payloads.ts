import type { SocialApp } from '@waypost/contract/networks';
import { chosenTypes, type DraftContent, toWire } from '../draft/draft-content.ts';

/** Texts of networks that are not chosen stay in the draft and go nowhere. */
function chosenTexts(content: DraftContent): Partial<Record<SocialApp, string>> {
  const { message_by_app: texts } = toWire(content);
  return Object.fromEntries(
    content.applications.flatMap((app) => (texts[app] === undefined ? [] : [[app, texts[app]]])),
  );
}

/** `message_by_app` and `media_types` are always sent: left out, the server would take what the draft had before. */
export function schedulePayload(content: DraftContent) {
  return { ...toWire(content), message_by_app: chosenTexts(content), media_types: chosenTypes(content) };
}

export function preflightPayload(profile: number, content: DraftContent) {
  const { alt_texts: _, also_profiles: __, ...asked } = schedulePayload(content);
  return { profile, ...asked };
}
