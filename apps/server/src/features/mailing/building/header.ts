const WORD_BYTES = 45;

/** What a header must not hold: ends of lines, and what no program shows. */
const CONTROLS = /\p{Cc}+/gu;
const plain = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Encoded words of at most 75 characters (RFC 2047, section 2), none of them cutting a character in two. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** ASCII that fits on one line, and in which nothing looks like an encoded word. */
const isBare = (text: string): boolean => /^[\x20-\x7e]{0,66}$/.test(text) && !text.includes('=?');

/** The value of a header such as Subject; no text of anybody can end it. */
export function headerText(text: string): string {
  const shown = plain(text);
  return isBare(shown) ? shown : encodedWords(shown);
}

/** A name and an address as From and Reply-To take them (RFC 5322, section 3.4); the address is one already. */
export function mailbox(name: string, address: string): string {
  const shown = plain(name);
  if (shown === '') return address;
  const quoted = isBare(shown) ? `"${shown.replace(/["\\]/g, '\\$&')}"` : encodedWords(shown);
  return `${quoted}${quoted.length + address.length > 70 ? '\r\n' : ''} <${address}>`;
}
