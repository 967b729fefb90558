import { expect, it } from 'vitest';
import { splitPlaceholders } from '../newsletters/placeholders.ts';
import { fillPlaceholders, normaliseMessage, placeholderFaults, publishedText } from './message.ts';
import { textRules } from './preflight.ts';

const values = { 'agent.first_name': 'Marina', booking_link: `https://calendly.com/${'m'.repeat(3_000)}` };

it('fills what it knows, however it is spaced, and leaves other braces as they are', () => {
  expect(fillPlaceholders('Ask {{agent.first_name}} or {{  agent.first_name }}', values)).toBe('Ask Marina or Marina');
  expect(fillPlaceholders('{{agent.phone}}!', values)).toBe('!');
  for (const text of ['{{agency}}', '{ {agent.first_name} }', '{{\nagent.first_name}}', '{agent.first_name}'])
    expect(fillPlaceholders(text, values)).toBe(text);
  expect(fillPlaceholders('{% raw %}{{agent.first_name}}{% endraw %}', values)).toBe('{{agent.first_name}}');
  expect(fillPlaceholders('{{agent.first_name}}', undefined)).toBe('{{agent.first_name}}');
});

it('names what nothing can be put in for', () => {
  expect(placeholderFaults('{{agency}} {{agent.phone}}', values)).toEqual({ unknown: 'agency', empty: 'agent.phone' });
  expect(placeholderFaults('{{agent.phone}}', undefined)).toEqual({ unknown: undefined, empty: undefined });
  expect(placeholderFaults('{% raw %}{{agency}}{% endraw %}', values).unknown).toBeUndefined();
});

it.each([
  ['spaces behind braces', `{{${' '.repeat(69_000)}`],
  ['beginnings without an end', '{% raw %}'.repeat(7_700)],
  ['braces alone', '{{'.repeat(34_000)],
  ['ends that are none', `{% raw %}${`{%${' '.repeat(60)}`.repeat(1_000)}`],
])('reads the longest text of %s at once', (_, text) => {
  const begun = performance.now();
  expect(placeholderFaults(text, values)).toEqual({ unknown: undefined, empty: undefined });
  expect(fillPlaceholders(text, values)).toBe(text);
  expect(splitPlaceholders(text)).toEqual([text]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('finds the end of what keeps its braces wherever it stands', () => {
  expect(fillPlaceholders('{% raw %}{{% endraw %}}{{agent.first_name}}', values)).toBe('{}Marina');
  expect(fillPlaceholders('{% raw %}{{agent.first_name}}', values)).toBe('{% raw %}Marina');
  expect(fillPlaceholders('{{{agent.first_name}}}', values)).toBe('{Marina}');
  expect(splitPlaceholders('{{ contact.first_name | my | friend }}')).toEqual([
    { name: 'contact.first_name', fallback: 'my | friend' },
  ]);
});

it('counts the text as it is filled', () => {
  const settings = { hashtag_signature: null, hashtag_enabled_apps: [], placeholders: values };
  const text = publishedText('Book: {{booking_link}}', 'linkedin', settings);
  expect(textRules({ app: 'linkedin', text })).toMatchObject([{ code: 'message_too_long' }]);
});

it('brings every text into one form, also where it looks composed already', () => {
  // A letter and its accent, Hangul in parts, a sign that stands for another letter, marks in the wrong order.
  const parts = [
    'e\u0301',
    '\u1112\u1161\u11ab',
    '\u212b',
    'a\u0323\u0302',
    'a\u0302\u0323',
    '\ufb1d',
    '👩🏽',
    'ÀÖØß',
    'plain',
  ];
  for (const part of parts)
    for (const text of [part, `${part}\r\nNorway\r${part} \n`, `Norway ${part}`])
      expect(normaliseMessage(text)).toBe(text.replace(/\r\n?/g, '\n').normalize('NFC').trimEnd());
});
