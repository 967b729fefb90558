import { expect, it } from 'vitest';
import { completeAddress, DEBOUNCE_MS, isWebAddress, PAGE_SIZES, PAGES_FOLLOWED, TOAST_MS } from './rules.ts';

it('adds https:// only where no scheme stands', () => {
  expect(completeAddress('www.example.com')).toBe('https://www.example.com');
  expect(completeAddress(' calendly.com/marina ')).toBe('https://calendly.com/marina');
  expect(completeAddress('example.com:8080/a')).toBe('https://example.com:8080/a');
  expect(completeAddress('HTTP://calendly.com/marina')).toBe('HTTP://calendly.com/marina');
  expect(completeAddress('mailto:ana@example.com')).toBe('mailto:ana@example.com');
  expect(completeAddress('   ')).toBeNull();
});

it('knows what leads to a page of the web', () => {
  expect(isWebAddress('https://example.com/fjords?a=1')).toBe(true);
  const borrowed = ['https:////evil.example', 'https:evil.example', 'https://u:p@a.example', 'https://u@a.example'];
  const wrong = ['mailto:ana@example.com', 'javascript:alert(1)', 'https://fjords', 'https://a b.com', 'www.a.com'];
  for (const odd of [...wrong, ...borrowed]) expect(isWebAddress(odd), odd).toBe(false);
});

it('keeps the numbers that the specification names', () => {
  expect(PAGE_SIZES).toMatchObject({ default: 20, media: 12, analytics: 10, top: 5 });
  expect([DEBOUNCE_MS, PAGES_FOLLOWED, TOAST_MS]).toEqual([{ list: 300, keyword: 500 }, 5, 5_000]);
});
