import type { FastifyInstance } from 'fastify';
import { type Html, html, page, sendPage, torontoTime } from '../../pages/html.ts';
import { missingPage } from '../../pages/missing.ts';
import { richText } from '../../pages/rich-text.ts';
import { type Author, findAuthor, organizationUrn, personUrn } from '../consent/permissions.ts';
import type { LinkedIn } from '../context.ts';
import { figuresOf, knownAge } from '../figures/figures.ts';
import { visiblePosts } from '../posts/post-life.ts';
import { authorUrns, type LinkedInWallPost, linkedinWallOf } from './wall.ts';

const avatarOf = (urn: string) => `/media/avatar/${urn.split(':').at(-1)}`;

const followersOf = (author: Author) =>
  author.kind === 'organization' ? author.organization.followers : author.member.followers;

function media(post: LinkedInWallPost): Html | undefined {
  if (post.media.length === 0) return undefined;
  const shown = post.media.map((item) =>
    item.mime.startsWith('video/')
      ? html`<video src="/media/${item.sha}" controls muted preload="metadata"></video>`
      : html`<img src="/media/${item.sha}" alt="${item.alt_text ?? ''}" loading="lazy">`,
  );
  return html`<div class="photos${shown.length === 1 ? ' single' : ''}">${shown}</div>`;
}

function linkCard(post: LinkedInWallPost): Html | undefined {
  if (!post.link) return undefined;
  const { source, title, description } = post.link;
  const host = URL.canParse(source) ? new URL(source).host : source;
  return html`<a class="link" href="${source}" rel="noopener nofollow"><strong>${title ?? source}</strong><br>${description ? html`${description}<br>` : undefined}<span class="soft">${host}</span></a>`;
}

function postCard(li: LinkedIn, post: LinkedInWallPost): Html {
  const kept = li.state.posts.get(post.id);
  const likes = kept ? Math.max(figuresOf(li, kept, Math.max(knownAge(li, kept), 0)).likeCount, 0) : 0;
  const comments = post.comments.length;
  return html`<article class="card" id="post-${post.id}" data-post-id="${post.id}">
<div class="row"><img class="avatar" src="${avatarOf(post.author)}" alt=""><div><strong>${post.author_name}</strong><br>
<a class="soft" href="/linkedin/feed/update/${post.id}/"><time datetime="${post.created_time}">${torontoTime(Date.parse(post.created_time))}</time></a></div></div>
${post.text ? html`<div class="text">${richText(post.text)}</div>` : undefined}${media(post)}${linkCard(post)}
<div class="figures soft"><span>${likes} reactions</span><span>${comments === 1 ? '1 comment' : `${comments} comments`}</span></div>
${post.comments.map((comment) => html`<div class="comment"><strong>${comment.from}</strong><br>${richText(comment.message)}</div>`)}</article>`;
}

function listPage(li: LinkedIn): string {
  const rows = authorUrns(li)
    .slice(0, 200)
    .flatMap((urn) => findAuthor(li, urn) ?? [])
    .map(
      (
        it,
      ) => html`<li><a class="row" href="/linkedin/wall/${it.urn}"><img class="avatar" src="${avatarOf(it.urn)}" alt=""><span>${it.name}<br>
<span class="soft">${it.kind === 'organization' ? 'Company page' : 'Member'}, ${followersOf(it)} followers, ${visiblePosts(li, it.urn).length} posts</span></span></a></li>`,
    );
  return page(
    'Fake LinkedIn',
    html`<h1>Fake LinkedIn: pages and members</h1><div class="card"><ul class="plain">${rows}</ul></div>`,
  );
}

function wallPage(li: LinkedIn, urn: string, only?: string): string | undefined {
  const owner = findAuthor(li, urn);
  if (!owner) return undefined;
  const posts = linkedinWallOf(li, urn).filter((post) => !only || post.id === only);
  if (only && posts.length === 0) return undefined;
  const back = only ? html`<p><a href="/linkedin/wall/${urn}">All posts of ${owner.name}</a></p>` : undefined;
  return page(
    owner.name,
    html`<header class="card row"><img class="avatar big" src="${avatarOf(urn)}" alt=""><div><h1>${owner.name}</h1>
<div class="soft">${owner.kind === 'organization' ? 'Company page' : 'Member'}, ${followersOf(owner)} followers</div></div></header>${back}
${posts.length === 0 ? html`<p class="soft">Nothing has been posted here yet.</p>` : posts.map((post) => postCard(li, post))}`,
  );
}

/** The pages on which a person sees what was published on LinkedIn. */
export function serveLinkedInWall(app: FastifyInstance, li: LinkedIn): void {
  app.get('/linkedin', (_, reply) => reply.redirect('/linkedin/'));
  app.get('/linkedin/', (_, reply) => sendPage(reply, listPage(li)));
  app.get<{ Params: { urn: string } }>('/linkedin/wall/:urn', ({ params: { urn } }, reply) => {
    // Also by the id alone, which is how the product knows its pages.
    const owner = [urn, organizationUrn(urn), personUrn(urn)].find((known) => findAuthor(li, known));
    const text = owner && wallPage(li, owner);
    return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
  });
  for (const path of ['/linkedin/feed/update/:urn', '/linkedin/feed/update/:urn/']) {
    app.get<{ Params: { urn: string } }>(path, ({ params }, reply) => {
      const author = li.state.posts.get(params.urn)?.author;
      const text = author ? wallPage(li, author, params.urn) : undefined;
      return sendPage(reply, text ?? missingPage(), text ? 200 : 404);
    });
  }
}
