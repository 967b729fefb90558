import type { InvitedLine } from '@waypost/contract/accounts';

/** What somebody pasted, a person per line. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * A person: an address, `Ana Reyes <ana@agency.ca>`, or cells of a spreadsheet in any order. Nothing is refused here; the
 * server says what is wrong with a line.
 */
export function readLine(line: string): InvitedLine {
  const parts = line
    .split(/[\t;,<>]+/)
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '');
  const email = parts.find((part) => part.includes('@'));
  const names = parts.filter((part) => part !== email).join(' ');
  const [first, ...rest] = names.split(/\s+/);
  return {
    email: email ?? '',
    ...(first && { first_name: first }),
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
  };
}
