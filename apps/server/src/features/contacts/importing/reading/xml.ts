import { BadFile } from './file-fault.ts';

/** What is heard of a document. Names are without their prefix. */
export interface Heard {
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** May come in parts. */
  text(text: string): void;
}

/** One token, such as a tag with all its attributes, is never longer in a sheet. */
const LONGEST_TOKEN = 1024 * 1024;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML as spreadsheets write it, part by part. It knows no document types: an entity that is declared in one would grow to
 * anything, and no spreadsheet has any.
 */
export function xmlReader(told: Heard): { write(part: string): void; end(): void } {
  let rest = '';
  let depth = 0;
  const heard: Heard = {
    open(name, attributes) {
      depth += 1;
      told.open(name, attributes);
    },
    close(name) {
      depth -= 1;
      told.close(name);
    },
    text: (text) => told.text(text),
  };
  return {
    write(part) {
      const text = rest + part;
      let at = 0;
      for (;;) {
        const tag = text.indexOf('<', at);
        const said = tag === -1 ? text.length : tag;
        // An entity may be cut at the end of a part.
        const cut = tag === -1 ? text.lastIndexOf('&', said) : -1;
        const until = cut >= at && cut > said - 12 && text.indexOf(';', cut) === -1 ? cut : said;
        if (until > at) heard.text(unescaped(text.slice(at, until)));
        at = until;
        if (tag === -1) break;
        const end = readToken(text, tag, heard);
        if (end === -1) break;
        at = end;
      }
      rest = text.slice(at);
      if (rest.length > LONGEST_TOKEN) throw new BadFile('unreadable');
    },
    end() {
      // What was opened and not closed was cut off.
      if (rest.includes('<') || depth !== 0) throw new BadFile('unreadable');
    },
  };
}

/** Where the token that begins there ends; -1 when that is not here yet. */
function readToken(text: string, at: number, heard: Heard): number {
  const second = text.charCodeAt(at + 1);
  if (second === 33 /* ! */) return readMarked(text, at, heard);
  if (second === 63 /* ? */) return endOf(text, '?>', at);
  const end = endOfTag(text, at);
  if (end === -1) return -1;
  if (second === 47 /* / */) {
    heard.close(withoutPrefix(text.slice(at + 2, end - 1).trimEnd()));
    return end;
  }
  const empty = text.charCodeAt(end - 2) === 47;
  const inside = text.slice(at + 1, empty ? end - 2 : end - 1);
  const space = inside.search(/\s/);
  const name = withoutPrefix(space === -1 ? inside : inside.slice(0, space));
  heard.open(name, space === -1 ? '' : inside.slice(space));
  if (empty) heard.close(name);
  return end;
}

function readMarked(text: string, at: number, heard: Heard): number {
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at);
  if (text.startsWith('<![CDATA[', at)) {
    const end = endOf(text, ']]>', at);
    if (end !== -1) heard.text(text.slice(at + 9, end - 3));
    return end;
  }
  if (text.length - at < 9) return -1;
  throw new BadFile('unreadable');
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}

/** Behind the `>` of a tag; one in quotes is none. Each character is looked at once. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let n = from; n < text.length; n++) {
    const char = text[n] as string;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return n + 1;
  }
  return -1;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, by its name without a prefix. */
export function attribute(attributes: string, name: string): string | null {
  const found = attributes.match(new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`));
  return found === null ? null : unescaped(found[1] ?? found[2] ?? '');
}

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, entity: string) => {
        if (!entity.startsWith('#')) return NAMED[entity] ?? whole;
        const code =
          entity[1] === 'x' || entity[1] === 'X' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;

/** A file of a workbook, heard from its beginning to its end, or until somebody has heard enough. */
export async function hearXml(
  chunks: AsyncIterable<Buffer>,
  heard: Heard,
  enough: () => boolean = () => false,
): Promise<void> {
  for await (const _ of heardParts(chunks, heard)) if (enough()) return;
}

/** The same with a pause after each part. */
export async function* heardParts(chunks: AsyncIterable<Buffer>, heard: Heard): AsyncGenerator<void> {
  let decoder: TextDecoder | undefined;
  const reader = xmlReader(heard);
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    reader.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  reader.write(decoder?.decode() ?? '');
  reader.end();
  yield;
}
