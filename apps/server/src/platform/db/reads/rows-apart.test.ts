import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { takeRowsApart } from './rows-apart.ts';

const message = (letter: string, said: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + said.length, 1);
  return Buffer.concat([head, Buffer.from(said, 'latin1')]);
};

test('Wherever what comes is cut, the rows are whole, and the driver gets the rest, whole and in its turn', () => {
  const sent = [
    ['2', ''],
    ['T', 'columns'],
    ['D', 'first'],
    ['D', ''],
    ['C', 'SELECT 2'],
    ['Z', 'I'],
    ['T', 'more'],
    ['D', `D${'x'.repeat(300)}`],
    ['Z', 'I'],
  ] as const;
  const bytes = Buffer.concat(sent.map(([letter, said]) => message(letter, said)));
  const came = (sizes: readonly number[]) => {
    const stream = new PassThrough();
    const seen: [string, string][] = [];
    stream.on('data', (part: Buffer) => {
      for (let at = 0; at < part.length; at += 1 + part.readInt32BE(at + 1))
        seen.push([
          String.fromCharCode(part[at] ?? 0),
          part.toString('latin1', at + 5, at + 1 + part.readInt32BE(at + 1)),
        ]);
    });
    takeRowsApart(stream, (all, from, to) => seen.push(['D', all.toString('latin1', from, to)]));
    let at = 0;
    for (let n = 0; at < bytes.length; n += 1) {
      const size = sizes[n % sizes.length] ?? 1;
      stream.emit('data', bytes.subarray(at, at + size));
      at += size;
    }
    return seen;
  };
  for (let size = 1; size <= bytes.length; size += 1) expect(came([size])).toEqual(sent);
  expect(came([3, 1, 40, 7])).toEqual(sent);
});
