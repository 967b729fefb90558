import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { cleanHtml, richText } from './rich-text.ts';

const TAGS = /^(h[34]|p|br|strong|b|em|i|u|s|a|ul|ol|li)$/;

/** Everything in the HTML that is not plain formatting. */
function odd(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.test(tag)) found.push(tag);
      for (const [name, value] of Object.entries(attributes))
        if (!(name === 'href' ? /^(https?:|mailto:|tel:|\/(?!\/)|$)/ : /^(_blank|noopener noreferrer)$/).test(value))
          found.push(`${tag} ${name}=${value}`);
    },
  });
  parser.end(html);
  return found;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)" onclick=alert(1)>x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href=\'data:text/html,<b onmouseover="alert(1)">\'>x</a>',
  '[x](javascript:alert(1)) [y](data:text/html;base64,PHNjcmlwdD4=)',
  '<p style="position:fixed;inset:0;background:url(//evil.example)" class=x id=boot>x</p>',
  '<form action=/api/auth/logout/><input name=a><button>Sign in</button></form>',
  '<iframe src=//evil.example></iframe><object data=x></object><embed src=x><base href=//evil.example>',
  '<style>*{display:none}</style><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;x">',
  '![x](https://evil.example/pixel.gif)',
  '<template><script>alert(1)</script></template><!--><img src=x onerror=alert(1)>-->',
];
test.for(
  HOSTILE,
)('of %j nothing runs, covers or is fetched: neither as it is written, nor as it stands in a table', async (text) => {
  expect(odd(await richText(text))).toEqual([]);
  expect(odd(await cleanHtml(text))).toEqual([]);
});

test('Markdown and simple HTML say the same, and links of others open beside the program', async () => {
  expect(await richText('**Hello**\nthere, <u>Ana</u>')).toBe('<p><strong>Hello</strong><br />\nthere, <u>Ana</u></p>');
  expect(await richText('# Big\n\n- a\n- [b](https://a.example/?x=1&y=2)')).toContain(
    '<h3>Big</h3>\n<ul>\n<li>a</li>\n<li><a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">b</a></li>',
  );
  expect(await richText('<a href="/accounts/account_settings/">Here</a>')).toBe(
    '<p><a href="/accounts/account_settings/">Here</a></p>',
  );
  const html = await richText('5 < 7 & “so”');
  expect(await cleanHtml(html)).toBe(html);
  for (const nothing of ['', '  ', '<script>x</script>', '<img src=a>', '<p> </p>'])
    expect(await richText(nothing)).toBe('');
});

test('What is nested without end, or as long as it may be, is cleaned in no time', async () => {
  await richText('loaded');
  for (const unit of ['<b>', '<ul><li>', '> ', '[', '*a_ ', '<a href="', '&amp;', '- ']) {
    const began = performance.now();
    expect(odd(await richText(unit.repeat(4_000 / unit.length)))).toEqual([]);
    // Ten times what the slowest needs.
    expect(performance.now() - began, unit).toBeLessThan(1_500);
  }
});
