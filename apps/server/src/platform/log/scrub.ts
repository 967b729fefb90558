const gone = '[redacted]';

/** Within a name whose value is never written, whatever it holds. */
const secret = '(?:token|secret|password|passwd|authorization|cookie|api[_-]?key|signature)[\\w-]*';

const local = "[\\w.!#$%&'*+/=?^`{|}~-]";
const domain = '[\\w-]+(?:\\.[\\w-]+)+';

/**
 * A line may be as long as what somebody sent. So none may be tried anew at every letter of a word of any length: each
 * begins at a sign and looks back from there, or at the beginning of a word only.
 */
const patterns: Array<[RegExp, string]> = [
  // "access_token":"…" in JSON, also inside a JSON text that was quoted once more.
  [new RegExp(`("(?<=${secret}\\\\*")\\s*:\\s*\\\\*")(?:[^"\\\\]|\\\\[^"])*`, 'gi'), `$1${gone}`],
  // access_token=… in addresses, form bodies and messages.
  [new RegExp(`=(?<=(?:${secret}|\\b(?:code|state))=)[^&\\s"'\\\\<>]+`, 'gi'), `=${gone}`],
  [/\b(Bearer|Basic)\s+[\w~+/.=|-]+/gi, `$1 ${gone}`],
  // user:password@ in addresses of databases and mail servers.
  [/(?<=\w):\/\/[^\s/@"']+@/g, `://${gone}@`],
  // Meta's tokens begin so; LinkedIn's begin with AQ and are long.
  [/\bEAA\w{6,}/g, gone],
  [/\bAQ[\w-]{40,}/g, gone],
  [new RegExp(`(?<!${local})${local}+@${domain}(?:${local}*@${domain})*`, 'g'), gone],
];

/** Takes tokens, passwords and mail addresses out of a line of log, wherever they stand in it. */
export function scrub(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
