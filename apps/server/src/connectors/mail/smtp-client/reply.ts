/** One answer of a mail server (RFC 5321, section 4.2), its lines joined by spaces. */
export interface Reply {
  readonly code: number;
  /** Such as `5.1.1` (RFC 3463, section 2); null where the server gives none. */
  readonly enhanced: string | null;
  readonly text: string;
  /** What each line says after its code; the extensions in the answer to EHLO. */
  readonly lines: readonly string[];
}

/** RFC 5321 allows 512 octets for a line (section 4.5.3.1.5); servers write longer ones. */
const LONGEST_LINE = 4_096;
const MOST_LINES = 100;

const LINE = /^([2-5]\d\d)([ -]?)(.*)$/;
const ENHANCED = /^([245]\.\d{1,3}\.\d{1,3})(?:\s|$)/;

/** Makes replies of what arrives, in whatever pieces; throws on what is none. */
export class ReplyReader {
  #rest = '';
  #lines: string[] = [];

  push(chunk: string): Reply[] {
    const replies: Reply[] = [];
    this.#rest += chunk;
    for (let end = this.#rest.indexOf('\n'); end !== -1; end = this.#rest.indexOf('\n')) {
      const line = this.#rest.slice(0, end).replace(/\r$/, '');
      this.#rest = this.#rest.slice(end + 1);
      const reply = this.#take(line);
      if (reply !== null) replies.push(reply);
    }
    if (this.#rest.length > LONGEST_LINE) throw new Error('A line of the mail server has no end');
    return replies;
  }

  #take(line: string): Reply | null {
    const [, code, separator, text] = LINE.exec(line) ?? [];
    if (code === undefined || text === undefined) throw new Error('The mail server does not speak SMTP');
    this.#lines.push(text.trim());
    if (separator === '-') {
      if (this.#lines.length > MOST_LINES) throw new Error('An answer of the mail server has no end');
      return null;
    }
    const lines = this.#lines;
    this.#lines = [];
    return { code: Number(code), enhanced: ENHANCED.exec(lines[0] ?? '')?.[1] ?? null, text: lines.join(' '), lines };
  }
}
