import { describe, expect, it } from 'vitest';
import { drawPoster } from '../pictures/draw.ts';
import { POSTERS, type Poster } from '../pictures/posters.ts';
import { inspectImage } from '../platform/inspect-image.ts';
import { pageClient } from '../testing/graph-client.ts';
import { sandboxOfFile } from '../testing/of-file.ts';
import { png } from '../testing/pictures.ts';
import { DEMO_WORLD } from '../worlds.ts';

const { blueFjord } = DEMO_WORLD.pages;
const sandbox = await sandboxOfFile();

const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

describe('the pages for people', () => {
  it('begin with an index that says that nothing leaves', async () => {
    const text = await read('/');
    expect(text).toContain('Nothing here leaves this computer');
    expect(text).toContain('href="/facebook/"');
    expect(text).toContain('href="/inbox/"');
    expect(await read('/facebook/')).toContain(blueFjord.name);
    expect(await read('/office/')).toContain('CONTACT_URL');
    expect(await read('/help/')).toContain('HELP_URL');
  });

  it('show a wall with text, hashtags, picture, alt text, comment and Toronto time', async () => {
    const graph = pageClient(sandbox);
    sandbox.control.clock.setOffset(Date.parse('2027-01-15T17:30:00Z') - Date.now());
    const photo = (
      await graph.photo(blueFjord.id, await png(), { published: 'false', alt_text_custom: 'A "blue" fjord' })
    ).body.id;
    const message = 'Come & see <b>us</b> #Fjord https://example.com/x';
    const attached_media = JSON.stringify([{ media_fbid: photo }]);
    const { body } = await graph.post(`/${blueFjord.id}/feed`, { message, attached_media });
    await graph.post(`/${body.id}/comments`, { message: 'Book here' });
    const text = await read(`/facebook/wall/${blueFjord.id}`);
    expect(text).toContain('Come &amp; see &lt;b&gt;us&lt;/b&gt;');
    expect(text).toContain('>#Fjord</a>');
    expect(text).toContain('alt="A &quot;blue&quot; fjord"');
    expect(text).toContain('Book here');
    expect(text).toContain('12:30');
    expect((await fetch(`${sandbox.url}/media/avatar/${blueFjord.id}`)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${sandbox.url}/media/unknown`)).status).toBe(404);
  });

  it('serve travel posters in the formats of the networks, which offers are shown with', async () => {
    const shown = /og:image" content="([^"]+)"/.exec(await read('/offers/lisbon'))?.[1] ?? '';
    for (const url of [shown, `${sandbox.url}/pictures/palms-story.jpg`]) {
      const facts = await inspectImage(Buffer.from(await (await fetch(url)).arrayBuffer()));
      expect(facts).toMatchObject({ mime: 'image/jpeg' });
    }
    const names = POSTERS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(await drawPoster(POSTERS[0] as Poster)).toEqual(await drawPoster(POSTERS[0] as Poster));
    expect((await fetch(`${sandbox.url}/pictures/grey-box.jpg`)).status).toBe(404);
  });

  it('answer for the hosts of nobody, and say what is gone', async () => {
    const status = async (path: string) => (await fetch(`${sandbox.url}/hosts/${path}`)).status;
    expect(
      await Promise.all(['fjords.example/', 'fjords.example/may/7', 'fjords.example/gone/june'].map(status)),
    ).toEqual([...[200, 200, 404]]);
  });
});
