import { describe, expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { RECT, svg, test } from './testing/brand.ts';

describe('Drawn logos', () => {
  const ENTITIES = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
  test.for([
    ['as browsers take them', svg(RECT)],
    [
      'with a declaration and entities, as drawing programs write them',
      svg(RECT, 'viewBox="0 0 240 120"', `<?xml version="1.0"?>\n${ENTITIES}`),
    ],
    ['tiny', svg('<rect width="2" height="1" fill="red"/>', 'width="2" height="1"')],
    ['huge', svg('<rect width="90000" height="40000" fill="red"/>', 'width="90000" height="40000"')],
  ] as const)('%s become pictures', async ([, bytes], { brand }) => {
    const answer = await brand.send({ logo_image: bytes });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    const key = (await brand.kept())?.logo_key ?? '';
    expect(key).toMatch(/\.png$/);
    const { width = 0 } = await (await brand.read(key)).metadata();
    expect(width).toBeGreaterThan(500);
    expect(width).toBeLessThanOrEqual(1_200);
  });

  const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}]>`;
  test.for([
    ['entities of entities', svg('<text>&j;</text>', 'width="9" height="9"', LAUGHS)],
    [
      'files of ours',
      svg('<text>&x;</text>', 'width="9" height="9"', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    ['a script alone', svg('<script>alert(1)</script>')],
    [
      'a picture of elsewhere alone',
      svg(
        '<image href="file:///etc/hostname" width="9" height="9"/><image href="http://127.0.0.1:9/a.png" width="9" height="9"/>',
      ),
    ],
    ['more than two megabytes', svg(`${RECT}<!--${'x'.repeat(2_100_000)}-->`)],
  ] as const)('%s are refused', async ([, bytes], { brand }) => {
    expect(await brand.send({ logo_image: bytes })).toMatchObject({
      status: 400,
      body: { logo_image: [expect.any(String)] },
    });
    expect(await brand.kept()).toBeNull();
  });

  test('that ask for more work than a picture are stopped, and others go on meanwhile', { timeout: 60_000 }, async ({
    app,
    ana,
    brand,
    photo,
  }) => {
    const ben = await buildAdvisor(app);
    const blur = '<filter id="f" width="9" height="9"><feTurbulence baseFrequency="0.9" numOctaves="9999"/></filter>';
    const boxes = '<rect width="9999" height="9999" filter="url(#f)"/>'.repeat(200);
    const slow = brand.send({ logo_image: svg(blur + boxes, 'width="9999" height="9999"') });
    const started = performance.now();
    expect((await ana.client.get(brand.path)).status).toBe(200);
    const body = new FormData();
    body.set('profile_image', new Blob([new Uint8Array(photo)]), 'a.jpg');
    expect((await ben.client.request('PATCH', `/api/profiles/${ben.profileId}/`, { body })).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await slow).status).toBe(400);
  });
});
