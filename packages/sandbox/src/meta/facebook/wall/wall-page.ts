import type { FastifyInstance } from 'fastify';
import { type Html, html, page, sendPage, torontoTime } from '../../../pages/html.ts';
import { missingPage } from '../../../pages/missing.ts';
import { richText } from '../../../pages/rich-text.ts';
import type { Facebook } from '../../graph/context.ts';
import { reactionsOf } from '../figures/growth.ts';
import { type WallPost, wallOf } from './wall.ts';

function photos(post: WallPost): Html | undefined {
  if (post.media.length === 0) return undefined;
  const images = post.media.map(
    (item) => html`<img src="/media/${item.sha}" alt="${item.alt_text ?? ''}" loading="lazy">`,
  );
  return html`<div class="photos${post.media.length === 1 ? ' single' : ''}">${images}</div>`;
}

function video(fb: Facebook, post: WallPost): Html | undefined {
  const sha = post.video_id ? fb.state.videos.get(post.video_id)?.sha : undefined;
  if (!sha) return undefined;
  return html`<div class="photos single"><video src="/media/${sha}" controls muted preload="metadata" data-video-id="${post.video_id ?? ''}"></video></div>`;
}

function linkCard(post: WallPost): Html | undefined {
  if (!post.link) return undefined;
  const host = URL.canParse(post.link) ? new URL(post.link).host : post.link;
  return html`<a class="link" href="${post.link}" rel="noopener nofollow"><span class="soft">${host}</span><br>${post.link}</a>`;
}

function postCard(fb: Facebook, post: WallPost): Html {
  const createdAt = Date.parse(post.created_time);
  const reactions = Object.values(reactionsOf(fb, { id: post.id, pageId: post.page_id, createdAt })).reduce(
    (sum, n) => sum + n,
    0,
  );
  return html`<article class="card" id="post-${post.id}" data-post-id="${post.id}">
<div class="row"><img class="avatar" src="/media/avatar/${post.page_id}" alt=""><div><strong>${post.page_name}</strong><br>
<a class="soft" href="/facebook/wall/${post.page_id}/posts/${post.id.split('_')[1] ?? post.id}"><time datetime="${post.created_time}">${torontoTime(createdAt)}</time></a></div></div>
${post.message ? html`<div class="text">${richText(post.message)}</div>` : undefined}${photos(post)}${linkCard(post)}
${video(fb, post)}
<div class="figures soft"><span>${reactions} reactions</span><span>${post.comments.length === 1 ? '1 comment' : `${post.comments.length} comments`}</span></div>
${post.comments.map((comment) => html`<div class="comment"><strong>${comment.from}</strong><br>${richText(comment.message)}</div>`)}</article>`;
}

function listPage(fb: Facebook): string {
  const rows = fb.state.pages
    .values()
    .slice(0, 200)
    .map(
      (
        it,
      ) => html`<li><a class="row" href="/facebook/wall/${it.id}"><img class="avatar" src="/media/avatar/${it.id}" alt=""><span>${it.name}<br>
<span class="soft">${it.category}, ${it.followers} followers, ${fb.state.wallOf(it.id).length} posts</span></span></a></li>`,
    );
  return page(
    'Fake Facebook',
    html`<h1>Fake Facebook: Pages</h1><div class="card"><ul class="plain">${rows}</ul></div>`,
  );
}

function wallPage(fb: Facebook, pageId: string, only?: string): string | undefined {
  const owner = fb.state.pages.get(pageId);
  if (!owner) return undefined;
  const posts = wallOf(fb, pageId).filter((post) => !only || post.id === `${pageId}_${only}`);
  if (only && posts.length === 0) return undefined;
  const back = only ? html`<p><a href="/facebook/wall/${pageId}">All posts of ${owner.name}</a></p>` : undefined;
  return page(
    owner.name,
    html`<header class="card row"><img class="avatar big" src="/media/avatar/${owner.id}" alt=""><div><h1>${owner.name}</h1>
<div class="soft">${owner.category}, ${owner.followers} followers</div></div></header>${back}
${posts.length === 0 ? html`<p class="soft">Nothing has been posted here yet.</p>` : posts.map((post) => postCard(fb, post))}`,
  );
}

/** The pages on which a person sees what was published. */
export function serveWall(app: FastifyInstance, fb: Facebook): void {
  app.get('/facebook', (_, reply) => reply.redirect('/facebook/'));
  app.get('/facebook/', (_, reply) => sendPage(reply, listPage(fb)));
  app.get<{ Params: { page: string } }>('/facebook/wall/:page', (request, reply) => {
    const text = wallPage(fb, request.params.page);
    return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
  });
  app.get<{ Params: { page: string; post: string } }>('/facebook/wall/:page/posts/:post', (request, reply) => {
    const text = wallPage(fb, request.params.page, request.params.post);
    return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
  });
  app.get<{ Params: { photo: string } }>('/facebook/photos/:photo', (request, reply) => {
    const photo = fb.state.photos.get(request.params.photo);
    const seen = photo && !photo.gone && photo.published;
    return seen ? reply.redirect(`/media/${photo.sha}`) : sendPage(reply, missingPage(), 404);
  });
}
