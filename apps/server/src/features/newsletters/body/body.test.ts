import type { Block, Variant } from '@waypost/contract/newsletters';
import { expect, test } from 'vitest';
import { buildContent, bytesOf, type ToBuild } from './build-content.ts';
import { SAMPLE_AGENCY, SAMPLE_SENDER } from './sample-sender.ts';
import { shownTo } from './shown-to.ts';

const READER = { first_name: 'Zoé & Co', last_name: '', email: 'zoe@fjords.example' };
const button = (label: string, url: string, id = 'b'): Block => ({
  ...{ id, type: 'button', label, url, align: 'left', colour: null, supplier: null },
});
const rich = (html: string, id = 't'): Block => ({ id, type: 'text', html, align: 'left' });
const written = (blocks: Block[], more: Partial<Variant> = {}): Variant => ({
  ...{ subject: 'Fjords', preheader: '', intro_html: '<p>Hello</p>', blocks, ...more },
});
const build = (variant: Variant, more: Partial<ToBuild> = {}) =>
  buildContent({
    ...{ locale: 'en', variant, images: new Map(), agency: SAMPLE_AGENCY, own: { subject: null, intro: null } },
    ...{ sender: { ...SAMPLE_SENDER, tracking: true }, ...more },
  });
const html = async (variant: Variant, more?: Partial<ToBuild>) => shownTo((await build(variant, more)).html, READER);

test('Nobody can write a mark, markup or another’s place', async () => {
  const mark = '\ue0000\ue001';
  const evil = `${mark}<mj-raw><script>x</script></mj-raw> & "{{contact.first_name|<i>you</i>}}"`;
  const said = await html(
    written(
      [
        button(evil, 'https://fjords.example/'),
        {
          ...{ id: 'o', type: 'offer', image: null, alt: evil, decorative: false, title: evil, html: '' },
          ...{ price: evil, label: evil, url: 'https://fjords.example/"onclick="x', supplier: null },
        },
      ],
      { subject: evil, preheader: evil, intro_html: `<p>${mark}&lt;script&gt;{{contact.last_name|<b>}}</p>` },
    ),
  );
  expect(said).not.toMatch(/<script|<mj-|<i>|<b>|onclick="x|[\ue000\ue001]/);
  expect(said).toContain('Zoé &amp; Co');
});

test('An advisor’s values are filled in, and where she has none the fall-back says it', async () => {
  const variant = written([button('Talk to {{agent.first_name|me}}', '{{booking_link}}')], {
    intro_html: '<p>{{agent.phone|call me}} {{agency.website|us}}</p>',
  });
  const content = await build(variant);
  expect(content.links).toEqual([{ url: SAMPLE_AGENCY.booking_link, name: 'Talk to Marina', supplierId: null }]);
  const bare = { ...SAMPLE_AGENCY, agent_first_name: '', phone_shown: '', website: '', booking_link: '' };
  const without = await build(variant, { agency: bare });
  // A link that leads nowhere on the web leads to her mailbox; opens are counted all the same.
  expect(without.links).toEqual([]);
  const shown = shownTo(without.html, READER);
  expect(shown).toContain(`mailto:${SAMPLE_SENDER.replyTo}`);
  expect(shown).toContain('Talk to me');
  expect(shown).toContain('call me us');
  expect(await html(variant, { own: { subject: 'Mine', intro: '<p>In my words</p>' } })).toContain('In my words');
});

test('Links are counted once each, by supplier, and not at all where an advisor wants none counted', async () => {
  const twice = written([
    button('Read', 'fjords.example/a', 'b1'),
    button('Read', 'https://fjords.example/a', 'b2'),
    { ...(button('Read', 'https://fjords.example/a', 'b3') as Extract<Block, { type: 'button' }>), supplier: 7 },
    rich('<p><a href="https://fjords.example/a">Read</a> <a href="mailto:x@y.example">x</a></p>'),
  ]);
  const content = await build(twice);
  expect(content.links).toEqual([
    { url: 'https://fjords.example/a', name: 'Read', supplierId: null },
    { url: 'https://fjords.example/a', name: 'Read', supplierId: 7 },
  ]);
  expect(content.html.filter((piece) => typeof piece !== 'string').map(({ kind }) => kind)).toContain('pixel');
  const quiet = await build(twice, { sender: { ...SAMPLE_SENDER, tracking: false } });
  expect(quiet).not.toHaveProperty('links');
  expect(quiet.html.filter((piece) => typeof piece !== 'string').map(({ kind }) => kind)).toEqual([
    ...['view', 'unsubscribe'],
  ]);
});

test('Plain text says all that HTML says, with links spelled out', async () => {
  const content = await build(
    written([
      rich('<h2>May</h2><ul><li>Falls</li><li>Sun</li></ul><p>A &amp; B<br>C</p>'),
      {
        ...{ id: 'c', type: 'columns' },
        columns: [
          { blocks: [rich('<p>Left</p>', 'l') as never] },
          { blocks: [button('Right', 'https://r.example/', 'r') as never] },
        ],
      },
      { id: 'd', type: 'divider', space: 'small', line: true },
      { id: 's', type: 'social', align: 'left', links: [{ network: 'x', url: 'https://x.example/me' }] },
    ]),
    { inert: true },
  );
  const text = shownTo(content.text, READER);
  expect(text).toMatch(
    /May\n\n- Falls\n- Sun\n+A & B\nC\n+Left\n\nRight: https:\/\/r\.example\/\n+---\n+x: https:\/\/x\.example\/me/,
  );
  expect(text).toContain(SAMPLE_SENDER.postalAddress[0]);
  expect(text).toContain('Unsubscribe');
});

test('French has a space before a colon that no line ends at', async () => {
  const french = await build(written([button('Lire', 'https://fjords.example/a')]), {
    ...{ locale: 'fr', sender: { ...SAMPLE_SENDER, tracking: false } },
  });
  const text = shownTo(french.text, READER);
  expect(text).toContain('Lire\u00a0: https://fjords.example/a');
  expect(text).toMatch(/Se désabonner\u00a0: #/);
});

test('Address, reason and the way out stand at the end, or where staff put the footer; previews lead nowhere', async () => {
  const said = await html(written([{ id: 'f', type: 'footer', html: '<p>As of today</p>' }, rich('<p>After</p>')]), {
    inert: true,
  });
  expect(said.indexOf('As of today')).toBeLessThan(said.indexOf('100 Front Street West'));
  expect(said.indexOf('Unsubscribe')).toBeLessThan(said.indexOf('After'));
  expect(said.match(/Unsubscribe/g)).toHaveLength(1);
  expect(said).not.toMatch(/href="#"|src="#"/);
  const signed = await build(written([rich('<p>May</p>'), { id: 'f', type: 'footer', html: '' }]), { inert: true });
  for (const pieces of [signed.html, signed.text])
    expect(shownTo(pieces, READER)).toMatch(/May[\s\S]*Marina Duarte[\s\S]*100 Front Street West/);
  const one = { locale: 'en', images: new Map() } as const;
  expect(await bytesOf({ ...one, variant: written([rich('<p>x</p>')]) })).toBeLessThan(20_000);
});
