import type { FastifyInstance } from 'fastify';
import { type Html, html, page, sendPage, torontoTime } from '../../../pages/html.ts';
import { missingPage } from '../../../pages/missing.ts';
import { richText } from '../../../pages/rich-text.ts';
import type { Facebook } from '../../graph/context.ts';
import { figuresOf } from '../figures/figures.ts';
import type { Account } from '../state.ts';
import { type InstagramWallPost, instagramWallOf } from './wall.ts';

function pictures(post: InstagramWallPost): Html {
  const shown = post.media.map((item) =>
    item.mime.startsWith('video/')
      ? html`<video src="/media/${item.sha}" controls muted preload="metadata"></video>`
      : html`<img src="/media/${item.sha}" alt="${item.alt_text ?? ''}" loading="lazy">`,
  );
  return html`<div class="photos${shown.length === 1 ? ' single' : ''}">${shown}</div>`;
}

const KINDS: Record<InstagramWallPost['media_type'], string> = {
  IMAGE: 'Photo',
  VIDEO: 'Reel',
  CAROUSEL_ALBUM: 'Carousel',
};

function postCard(fb: Facebook, post: InstagramWallPost): Html {
  const createdAt = Date.parse(post.created_time);
  const media = fb.instagram.state.media.get(post.id);
  const likes = media ? (figuresOf(fb, media, fb.clock.now() - createdAt).likes ?? 0) : 0;
  const comments = post.comments.length;
  return html`<article class="card" id="post-${post.id}" data-post-id="${post.id}">
<div class="row"><img class="avatar" src="/media/avatar/${post.user_id}" alt=""><div><strong>${post.username}</strong><br>
<a class="soft" href="${new URL(post.permalink_url).pathname}"><time datetime="${post.created_time}">${torontoTime(createdAt)}</time></a> <span class="soft">${KINDS[post.media_type]}</span></div></div>
${pictures(post)}${post.caption ? html`<div class="text">${richText(post.caption)}</div>` : undefined}
<div class="figures soft"><span>${likes} likes</span><span>${comments === 1 ? '1 comment' : `${comments} comments`}</span></div>
${post.comments.map((comment) => html`<div class="comment"><strong>${comment.from}</strong><br>${richText(comment.message)}</div>`)}</article>`;
}

function listPage(fb: Facebook): string {
  const { state } = fb.instagram;
  const rows = state.accounts
    .values()
    .slice(0, 200)
    .map(
      (
        it,
      ) => html`<li><a class="row" href="/instagram/wall/${it.id}"><img class="avatar" src="/media/avatar/${it.id}" alt=""><span>@${it.username}<br>
<span class="soft">${it.name}, ${it.followers} followers, ${state.wallOf(it.id).length} posts</span></span></a></li>`,
    );
  return page(
    'Fake Instagram',
    html`<h1>Fake Instagram: accounts</h1><div class="card"><ul class="plain">${rows}</ul></div>`,
  );
}

function wallPage(fb: Facebook, owner: Account | undefined, only?: string): string | undefined {
  if (!owner) return undefined;
  const posts = instagramWallOf(fb, owner.id).filter((post) => !only || post.id === only);
  const back = only
    ? html`<p><a href="/instagram/wall/${owner.id}">All posts of @${owner.username}</a></p>`
    : undefined;
  return page(
    `@${owner.username}`,
    html`<header class="card row"><img class="avatar big" src="/media/avatar/${owner.id}" alt=""><div><h1>@${owner.username}</h1>
<div class="soft">${owner.name}, ${owner.followers} followers</div></div></header>${back}
${posts.length === 0 ? html`<p class="soft">Nothing has been posted here yet.</p>` : posts.map((post) => postCard(fb, post))}`,
  );
}

/** The pages on which a person sees what was published on Instagram. */
export function serveInstagramWall(app: FastifyInstance, fb: Facebook): void {
  const { state } = fb.instagram;
  app.get('/instagram', (_, reply) => reply.redirect('/instagram/'));
  app.get('/instagram/', (_, reply) => sendPage(reply, listPage(fb)));
  app.get<{ Params: { user: string } }>('/instagram/wall/:user', ({ params }, reply) => {
    const named = state.accounts.values().find((account) => account.username === params.user);
    const text = wallPage(fb, state.accounts.get(params.user) ?? named);
    return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
  });
  for (const path of ['/instagram/p/:code/', '/instagram/reel/:code/']) {
    app.get<{ Params: { code: string } }>(path, ({ params }, reply) => {
      const media = state.media.values().find((it) => it.shortcode === params.code && !it.gone);
      const text = media ? wallPage(fb, state.accounts.get(media.accountId), media.id) : undefined;
      return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
    });
  }
}
