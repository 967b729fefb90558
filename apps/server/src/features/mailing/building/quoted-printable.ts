const LONGEST_LINE = 76;
const SOFT_BREAK = '=\r\n';

/** As itself (RFC 2045, section 6.7): printable ASCII but for the sign of an escape. */
const asItself = (byte: number): boolean => byte >= 0x20 && byte <= 0x7e && byte !== 0x3d;
const escaped = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const ESCAPES = Array.from({ length: 256 }, (_, byte) => (asItself(byte) ? String.fromCharCode(byte) : escaped(byte)));

const [TAB, SPACE, DOT] = [0x09, 0x20, 0x2e];

/**
 * A line without its end. What would be lost at the end of a line (white space) is escaped, and so is a dot at the beginning,
 * which SMTP would double (RFC 5321, section 4.5.2).
 */
function encodeLine(line: string): string {
  const bytes = Buffer.from(line);
  let out = '';
  let width = 0;
  for (const [at, byte] of bytes.entries()) {
    const ends = at === bytes.length - 1;
    const bare = byte === DOT && width === 0;
    const unit = bare || (ends && (byte === SPACE || byte === TAB)) ? escaped(byte) : (ESCAPES[byte] ?? '');
    // One place of each line is kept for the sign of the soft break.
    if (width + unit.length > LONGEST_LINE - 1) {
      const first = byte === DOT ? escaped(byte) : unit;
      out += SOFT_BREAK + first;
      width = first.length;
    } else {
      out += unit;
      width += unit.length;
    }
  }
  return out;
}

/**
 * A piece of a body in quoted-printable (RFC 2045, section 6.7), its line breaks as CRLF. It ends at the beginning of a line, so
 * that pieces which were encoded apart can be put one behind the other.
 */
export function quotedPrintable(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(encodeLine);
  const encoded = lines.join('\r\n');
  return encoded === '' || encoded.endsWith('\r\n') ? encoded : encoded + SOFT_BREAK;
}
