/** Characters that nobody sees: they come with a copy from the web or a mail program. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]/gu;
const CONTROLS = /\p{Cc}+/gu;
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text of a cell as somebody would have typed it. */
export function cleanText(cell: string): string {
  if (/^[\w@.+-]*$/.test(cell)) return cell;
  const whole = cell.toWellFormed().normalize('NFC');
  return whole.replace(UNSEEN, '').replace(CONTROLS, ' ').replace(TOO_MANY_MARKS, '$1').replace(/\s+/g, ' ').trim();
}

/** An address as it stands in a cell: perhaps of a link, or behind a name. */
export function cleanEmail(cell: string): string {
  const text = cleanText(cell);
  const linked = text.replace(/^mailto:/i, '').replace(/\?.*$/, '');
  const inside = linked.match(/<([^<>]*)>\s*[;,]?$/)?.[1];
  return (inside ?? linked).replace(/^[\s"']+|[\s"';,.]+$/g, '');
}
