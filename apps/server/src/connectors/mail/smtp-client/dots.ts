const LINE_WITH_DOT = Buffer.from('\r\n.');
const DOT = 0x2e;

/** Doubles the dots that begin a line (RFC 5321, section 4.5.2). Hardly ever copies: our own bodies encode such dots. */
export function stuffed(message: Buffer): Buffer {
  let from = message.indexOf(LINE_WITH_DOT);
  if (from === -1 && message[0] !== DOT) return message;
  const parts: Buffer[] = message[0] === DOT ? [Buffer.from('.')] : [];
  let done = 0;
  for (; from !== -1; from = message.indexOf(LINE_WITH_DOT, done)) {
    parts.push(message.subarray(done, from + LINE_WITH_DOT.length), Buffer.from('.'));
    done = from + LINE_WITH_DOT.length;
  }
  return Buffer.concat([...parts, message.subarray(done)]);
}
