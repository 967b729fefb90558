import type { Duplex } from 'node:stream';

/** A message is its letter, then its length without the letter, then what it says (manual, 54.7). */
const HEAD = 5;
const DATA_ROW = 'D'.charCodeAt(0);

/**
 * Stands between a connection and its driver: the driver goes on to receive every message but the rows, whole, and
 * `take` gets the rows where they lie in what came, each once all before it has reached the driver.
 */
export function takeRowsApart(stream: Duplex, take: (bytes: Buffer, from: number, to: number) => void): void {
  const [driver, ...others] = stream.listeners('data');
  if (driver === undefined || others.length > 0) throw new Error('The driver does not read its connection as it did.');
  const pass = (bytes: Buffer) => Reflect.apply(driver, stream, [bytes]);
  /** The beginning of a message, and how much must come before there is more to see. */
  let parts: Buffer[] = [];
  let missing = 0;
  stream.off('data', driver as (chunk: Buffer) => void);
  stream.on('data', (chunk: Buffer) => {
    parts.push(chunk);
    if (chunk.length < missing) {
      missing -= chunk.length;
      return;
    }
    const bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
    let passed = 0;
    let at = 0;
    let end = endOf(bytes, at);
    for (; end <= bytes.length; at = end, end = endOf(bytes, at)) {
      if (bytes[at] !== DATA_ROW) continue;
      if (passed < at) pass(bytes.subarray(passed, at));
      take(bytes, at + HEAD, end);
      passed = end;
    }
    if (passed < at) pass(bytes.subarray(passed, at));
    parts = at < bytes.length ? [bytes.subarray(at)] : [];
    missing = at < bytes.length ? end - bytes.length : 0;
  });
}

/** Where the message that begins there ends, or at least its head. */
const endOf = (bytes: Buffer, at: number): number =>
  at + HEAD > bytes.length ? at + HEAD : at + 1 + bytes.readInt32BE(at + 1);
