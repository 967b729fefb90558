import {
  type Guide,
  MEMBERSHIP_KINDS,
  type MembershipVideo,
  type OnboardingVideo,
  type TutorialVideo,
} from '@waypost/contract/guides';
import { inEveryLanguage, type Locale, textIn } from '@waypost/i18n';
import { cleanHtml } from '../../platform/html/rich-text.ts';
import { mediaUrl, playableKey, videoState } from '../media/index.ts';
import type { GuideDeps } from './deps.ts';
import type { GuideRow, ShownRow } from './store.ts';

type Files = Pick<
  GuideRow,
  'key' | 'mime' | 'file_kind' | 'bytes' | 'width' | 'height' | 'variants' | 'thumbnail_key' | 'poster_key'
>;

/** The video as media knows it; null where there is none. */
function videoOf({ key, mime, file_kind: kind, bytes, width, height, variants }: Files) {
  if (key === null || mime === null || kind === null || bytes === null || width === null || height === null)
    return null;
  return { key, mime, kind, bytes, width, height, variants };
}

function filesOf(deps: GuideDeps, row: Files) {
  const video = videoOf(row);
  const key = video && playableKey(video);
  const picture = row.poster_key ?? row.thumbnail_key;
  return { video: key && mediaUrl(deps, key), thumbnail: picture && mediaUrl(deps, picture) };
}

export function presentGuide(deps: GuideDeps, row: GuideRow): Guide {
  const { id, kind, application, bottom_link, show_when_connected, languages, active, version, watched } = row;
  const video = videoOf(row);
  const { state = null, progress = 0 } = video === null ? {} : videoState(video);
  return {
    ...{ id, kind, application, bottom_link, show_when_connected, languages, active, version, watched: watched ?? 0 },
    ...{ title: inEveryLanguage(row.title), text: inEveryLanguage(row.text), state, progress },
    ...filesOf(deps, row),
  };
}

export const presentOnboarding = (deps: GuideDeps, row: ShownRow, locale: Locale): OnboardingVideo => ({
  id: row.id,
  title: textIn(locale, row.title),
  ...filesOf(deps, row),
  bottom_text: textIn(locale, row.text) || null,
  bottom_link: row.bottom_link,
  watched: row.seen === true,
});

export async function presentTutorial(deps: GuideDeps, row: ShownRow, locale: Locale): Promise<TutorialVideo[]> {
  const { id, application, show_when_connected } = row;
  if (application === null) return [];
  const additional_info = (await cleanHtml(textIn(locale, row.info))) || null;
  return [
    { id, application, show_when_connected, title: textIn(locale, row.title), ...filesOf(deps, row), additional_info },
  ];
}

/** The first of each kind that the reader understands. */
export const presentMembership = (deps: GuideDeps, rows: readonly ShownRow[], locale: Locale): MembershipVideo[] =>
  MEMBERSHIP_KINDS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined ? [] : [{ id: row.id, kind, title: textIn(locale, row.title), ...filesOf(deps, row) }];
  });
