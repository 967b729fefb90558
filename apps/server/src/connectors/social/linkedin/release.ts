import { writeLittleText } from '@waypost/contract/networks';
import type { JsonObject } from '../json.ts';
import type { PageAccess, PostSnapshot, ReleaseResult, SendGuard, Staged, StagedObject } from '../port.ts';
import { isAmbiguous, refusalOf, refused } from './error-classes.ts';
import { authorUrn, isPostUrn, type LinkedInOptions } from './options.ts';
import { assetsFor, filesOf, stateOf } from './staged.ts';
import { encoded } from './wire/restli.ts';

/** Posts API: one call makes the post and shows it. There is no key that would make a second call harmless. */
export async function release(
  options: LinkedInOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const assets = assetsFor(page, post, staged).flatMap((asset) => asset ?? []);
  if (assets.length !== filesOf(post).length || assets.some((asset) => stateOf(asset) !== 'ready'))
    return { kind: 'not-sent', detail: 'Something of this post is not staged' };
  const content = contentOf(post, assets);
  const body = {
    author: authorUrn(page),
    commentary: writeLittleText(post.text),
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
    ...(content ? { content } : {}),
  };
  return send(options, page, 'rest/posts', body, guard, (id) =>
    isPostUrn(id) ? { kind: 'live', id, permalink: permalinkOf(options, id) } : null,
  );
}

/** Articles API. A title is plain text: an escape would be shown. */
const TITLE_MAX = 400;

function contentOf(post: PostSnapshot, assets: readonly StagedObject[]): JsonObject | null {
  if (post.media.length === 0) return articleOf(post, assets[0]);
  const shown = assets.map((asset, n) => {
    const media = post.media[n];
    const altText = media?.kind === 'image' ? media.altText : null;
    return { id: asset.id, ...(altText ? { altText } : {}) };
  });
  return shown.length > 1 ? { multiImage: { images: shown } } : { media: shown[0] };
}

/** LinkedIn does not look at the address: the card has what we give it. It needs a title; without one it is the link's host. */
function articleOf({ link: address, linkTitle }: PostSnapshot, picture: StagedObject | undefined): JsonObject | null {
  const link = address === null ? null : URL.parse(address);
  if (link === null) return null;
  const title = Array.from(linkTitle?.trim() || link.hostname.replace(/^www\./, '')).slice(0, TITLE_MAX);
  return { article: { source: link.href, title: title.join(''), ...(picture && { thumbnail: picture.id }) } };
}

export const permalinkOf = ({ rest }: LinkedInOptions, urn: string): string => `${rest.webBase}/feed/update/${urn}/`;

/** Social Metadata API, "Create comment". Comments are plain text: an escape would be shown. */
export async function comment(
  options: LinkedInOptions,
  page: PageAccess,
  remoteId: string,
  text: string,
  guard: SendGuard,
): Promise<ReleaseResult> {
  if (!isPostUrn(remoteId)) return { kind: 'refused', refusal: refused('gone', 'li_gone') };
  const body = { actor: authorUrn(page), object: remoteId, message: { text } };
  const path = `rest/socialActions/${encoded(remoteId)}/comments`;
  return send(options, page, path, body, guard, (id) => ({ kind: 'live', id, permalink: null }));
}

async function send(
  { rest, now }: LinkedInOptions,
  page: PageAccess,
  path: string,
  body: JsonObject,
  guard: SendGuard,
  read: (id: string) => ReleaseResult | null,
): Promise<ReleaseResult> {
  const answer = await rest.sendOnce(path, body, page.token, guard);
  if (answer.kind === 'answered')
    return (answer.id === null ? null : read(answer.id)) ?? { kind: 'unknown', detail: 'The answer names no post' };
  if (answer.kind !== 'refused') return answer;
  const { error } = answer;
  if (isAmbiguous(error)) return { kind: 'unknown', detail: `LinkedIn error ${error.status} leaves it open` };
  return { kind: 'refused', refusal: refusalOf(error, now()) };
}
