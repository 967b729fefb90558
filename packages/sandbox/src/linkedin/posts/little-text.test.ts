import { describe, expect, it } from 'vitest';
import { readLittleText } from './little-text.ts';

const names: Record<string, string> = { 'urn:li:organization:1': 'Devtestco' };
const read = (source: string) => readLittleText(source, (urn) => names[urn]);

describe('little text', () => {
  it.each([
    ['plain text, with a line\nand an emoji 🌊', 'plain text, with a line\nand an emoji 🌊'],
    ['2 \\* 2 \\(four\\) \\\\o/ \\{\\}\\[\\]\\<\\>\\|\\@\\#\\_\\~', '2 * 2 (four) \\o/ {}[]<>|@#_~'],
    ['see https://x.example/a_b~c?d=(e) now', 'see https://x.example/a_b~c?d=(e) now'],
    ['see https://x.example/a\\_b\\(c\\) now', 'see https://x.example/a_b(c) now'],
    ['\\(https://x.example/\\)', '(https://x.example/)'],
  ])('%j is read whole', (source, text) => {
    expect(read(source)).toEqual({ text, stored: source, truncated: false });
  });

  it.each([...'|{}@[]()<>#*_~'])('is cut off at a bare %s', (char) => {
    expect(read(`before ${char} after`)).toEqual({ text: 'before ', stored: 'before ', truncated: true });
  });

  it('is cut off at a bare bracket, asterisk or tilde of an address where it is strict', () => {
    const strictly = (source: string) => readLittleText(source, () => undefined, true).text;
    expect(strictly('see https://x.example/a~b')).toBe('see https://x.example/a');
    expect(strictly('see https://x.example/a\\~b_c')).toBe('see https://x.example/a~b_c');
  });

  it('is cut off at a backslash that escapes nothing', () => {
    expect(read('a \\n b').text).toBe('a ');
    expect(read('ends with \\').text).toBe('ends with ');
  });

  it('keeps hashtags as templates, however they came', () => {
    const stored = 'Go {hashtag|\\#|été2026}!';
    expect(read('Go #été2026!')).toEqual({ text: 'Go #été2026!', stored, truncated: false });
    expect(read(stored)).toEqual({ text: 'Go #été2026!', stored, truncated: false });
    expect(read('#my_tag and more')).toMatchObject({ text: '#my', truncated: true });
    expect(read('# alone').truncated).toBe(true);
  });

  it('keeps a mention whose name is right, and only the name of another', () => {
    const right = 'Hi @[Devtestco](urn:li:organization:1).';
    expect(read(right)).toEqual({ text: 'Hi Devtestco.', stored: right, truncated: false });
    expect(read('Hi @[devtestco](urn:li:organization:1).').stored).toBe('Hi devtestco.');
  });
});
