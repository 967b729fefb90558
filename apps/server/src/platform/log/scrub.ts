const gone = '[redacted]';

/** Names whose values are never written, whatever they hold. */
const secretName = '[\\w-]*(?:token|secret|password|passwd|authorization|cookie|api[_-]?key|signature)[\\w-]*';

const patterns: Array<[RegExp, string]> = [
  // "access_token":"…" in JSON, also inside a JSON text that was quoted once more.
  [new RegExp(`(\\\\*"${secretName}\\\\*"\\s*:\\s*\\\\*")(?:[^"\\\\]|\\\\[^"])*`, 'gi'), `$1${gone}`],
  // access_token=… in addresses, form bodies and messages.
  [new RegExp(`\\b(${secretName}|code|state)=[^&\\s"'\\\\<>]+`, 'gi'), `$1=${gone}`],
  [/\b(Bearer|Basic)\s+[\w~+/.=|-]+/gi, `$1 ${gone}`],
  // user:password@ in addresses of databases and mail servers.
  [/(\w+:\/\/)[^\s/@"']+@/g, `$1${gone}@`],
  // Meta's tokens begin so; LinkedIn's begin with AQ and are long.
  [/\bEAA\w{6,}/g, gone],
  [/\bAQ[\w-]{40,}/g, gone],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, gone],
];

/** Takes tokens, passwords and mail addresses out of a line of log, wherever they stand in it. */
export function scrub(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
