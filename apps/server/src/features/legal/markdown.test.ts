import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { toHtml } from './markdown.ts';

const TAGS = /^(h[2-6]|p|ul|ol|li|strong|em|s|a|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td)$/;

/** Everything in the HTML that is not plain formatting. */
async function odd(text: string): Promise<string[]> {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.test(tag)) found.push(tag);
      for (const [name, value] of Object.entries(attributes))
        if (!(name === 'href' ? /^(https?:|mailto:|\/|#)/.test(value) : /^(start|style|class)$/.test(name)))
          found.push(`${tag} ${name}=${value}`);
    },
  });
  parser.end(await toHtml(text));
  return found;
}

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '## <svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x "onmouseover=alert(1)")',
  '[x](https://a.example "\'><script>alert(1)</script>")',
  '<javascript:alert(1)>',
  '![x](https://evil.example/pixel.gif)',
  '![x](javascript:alert(1))',
  '```"><script>\nalert(1)\n```',
  '| <b onclick=alert(1)> |\n| --- |\n| <iframe src=//evil.example> |',
  '[a]: javascript:alert(1)\n\n[a]',
  '<!-- --><style>*{display:none}</style>',
])('nothing of %j runs, and nothing is fetched', async (text) => {
  expect((await odd(text)).filter((one) => !/^a title=/.test(one))).toEqual([]);
  expect(await toHtml(text)).not.toMatch(/<(script|img|svg|iframe|style|b)\b/i);
});

test('formats what legal texts are made of, below the title of the page', async () => {
  const html = await toHtml('# One\n\n## Two\n\n- **a** of https://a.example\n\n| x |\n| --- |\n| <me@a.example> |');
  expect(html).toContain('<h2>One</h2>\n<h2>Two</h2>');
  expect(html).toContain('<li><strong>a</strong> of <a href="https://a.example">https://a.example</a></li>');
  expect(html).toContain('<td><a href="mailto:me@a.example">me@a.example</a></td>');
});
