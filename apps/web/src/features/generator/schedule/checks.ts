import type { SocialApp } from '@waypost/contract/networks';
import { isBlank, type PreflightMessage, preflight, publishedText, type TextSettings } from '@waypost/contract/posts';
import type { Application } from '@waypost/contract/profiles';
import {
  chosenTypes,
  type DraftContent,
  factsOfVideo,
  shownLink,
  shownMedia,
  showsOf,
  textFor,
  timeFor,
} from '../draft/draft-content.ts';
import { type LinkPage, NO_PAGE } from '../link/use-link-page.ts';

/** What a post needs before it can be sent from this page (GEN-023 to 025), in the order of the page. */
export type Requirement = 'network' | 'message' | 'media' | 'upload' | 'link' | 'reading' | 'linkPicture' | 'linkAlone';

/** The networks that would get no text. */
export const blankApps = (content: DraftContent): readonly SocialApp[] =>
  content.applications.filter((app) => isBlank(textFor(content, app)));

export function missingRequirements(
  content: DraftContent,
  uploading: boolean,
  page: LinkPage = NO_PAGE,
  mayUseImages = true,
): Requirement[] {
  const missing: Requirement[] = [];
  if (content.applications.length === 0) missing.push('network');
  if (content.applications.length === 0 ? isBlank(content.message) : blankApps(content).length > 0)
    missing.push('message');
  const files = shownMedia(content).length;
  if (uploading) missing.push('upload');
  else if (showsOf(content) === 'link') missing.push(...missingOfLink(content, files > 0, page));
  // A reel says itself that it needs a video.
  else if (files === 0 && !Object.values(chosenTypes(content)).includes('reel')) missing.push('media');
  // Who may use no images of his own shows the preview of a link.
  return mayUseImages ? missing : missing.map((need) => (NEEDS_IMAGES.includes(need) ? 'linkAlone' : need));
}

const NEEDS_IMAGES: readonly Requirement[] = ['media', 'linkPicture'];

/** The picture of the page behind the link is the post's image (GEN-024); a page without one leaves it to the person. */
function missingOfLink(content: DraftContent, own: boolean, { reading, preview }: LinkPage): Requirement[] {
  if (shownLink(content) === null) return ['link'];
  if (own || preview?.image) return [];
  return [reading ? 'reading' : 'linkPicture'];
}

interface World {
  readonly applications: Readonly<Record<SocialApp, Application>>;
  readonly pro: boolean;
  readonly signature: TextSettings | null;
  readonly now: number;
}

const momentOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** The contract's rules over what is on the screen, without waiting for the server. */
export function localMessages(content: DraftContent, world: World): PreflightMessage[] {
  const media = shownMedia(content);
  const images = media.filter(({ kind }) => kind === 'image');
  const videos = media.filter(({ kind }) => kind === 'video').map(factsOfVideo);
  const types = chosenTypes(content);
  return content.applications.flatMap((app) => {
    const { installed, connected, paused, data } = world.applications[app];
    return preflight(
      {
        app,
        message: textFor(content, app),
        text: publishedText(textFor(content, app), app, world.signature),
        link: shownLink(content),
        shows: showsOf(content),
        images,
        hasVideo: videos.length > 0,
        videos,
        mediaType: types[app],
        firstComment: content.firstComment,
        placeholders: world.signature?.placeholders,
        fireAt: momentOf(timeFor(content, app)),
      },
      {
        now: world.now,
        pro: world.pro,
        connection: { installed, connected, paused, expiresAt: data?.expires_at ? Date.parse(data.expires_at) : null },
        sameTextPost: null,
      },
    );
  });
}

/** The page asks for text and picture in its own words. */
const ASKED_BY_PAGE: readonly PreflightMessage['code'][] = ['message_blank', 'image_required', 'link_missing'];

const keyOf = ({ app, code }: PreflightMessage) => `${app}:${code}`;

/**
 * Own findings are always current; the server adds what only it can know. Its older answer about something that the page
 * checks itself is left out, or a mended mistake would stay on the screen until the next answer.
 */
export function mergeMessages(
  own: readonly PreflightMessage[],
  server: readonly PreflightMessage[],
): readonly PreflightMessage[] {
  const seen = new Set(own.map(keyOf));
  const onlyServer: readonly PreflightMessage['code'][] = [
    'same_text',
    'slot_taken',
    'media_unprepared',
    'logo_unreadable',
    'end_card_left_out',
    'permission_missing',
    'first_comment_unsupported',
  ];
  const added = server.filter((message) => onlyServer.includes(message.code) && !seen.has(keyOf(message)));
  const all = [...own, ...added].filter(({ code }) => !ASKED_BY_PAGE.includes(code));
  return all.sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

export const isError = ({ level }: PreflightMessage): boolean => level === 'error';

export const hasErrors = (messages: readonly PreflightMessage[]): boolean => messages.some(isError);
