import type { SourceFile } from './files.ts';
import type { Outcome } from './outcome.ts';

const CODE = /^(apps\/(web|server)|packages\/contract)\/src\/(?!.*(\.test\.|\/testing\/)).*\.tsx?$/;
const TRANSLATOR = /(\w+)(?: = |: ReturnType<typeof )useTranslations(?:\('([\w.]*)'\)|\(\)|<)/g;
const TEXT = /'([\w.-]+)'/g;
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}]*\})+)`/g;

/**
 * Every text of the catalogues is said somewhere. Where a key is put together from data, or a translator is handed on, it
 * counts as said as soon as its parts stand somewhere in the code: what this finds is dead, but it need not find all.
 */
export function checkSaid(texts: ReadonlyMap<string, string>, files: readonly SourceFile[]): Outcome {
  const unsaid = new Set(texts.keys());
  const code = files.filter(({ path }) => CODE.test(path)).map(({ text }) => text);
  const anywhere = new Set(
    code.flatMap((text) => [...text.matchAll(/'([\w.-]+)'|\b(\w+)\??:/g)].map(([, a, b]) => a ?? b)),
  );
  const handedOn = code.flatMap((text) => callsOf('t[A-Z]?\\w*', text).flatMap(templatesIn));
  const say = (space: string, says: (key: string) => boolean) => {
    const before = space === '' ? '' : `${space}.`;
    for (const key of unsaid) if (key.startsWith(before) && says(key.slice(before.length))) unsaid.delete(key);
  };
  for (const text of code) {
    for (const [, name = '', space = ''] of text.matchAll(TRANSLATOR)) {
      const calls = callsOf(name, text);
      const named = new Set(calls.flatMap(textsIn));
      const made = calls.flatMap(templatesIn);
      if (calls.some(isDecidedElsewhere) || isHandedOn(name, text)) {
        made.push(...templatesIn(text), ...handedOn);
        say(space, (key) => anywhere.has(key));
      }
      say(space, (key) => named.has(key) || made.some((pattern) => pattern.test(key)));
    }
    const whole = new Set(textsIn(text));
    const made = templatesIn(text).filter(({ source }) => /^\^\w+\\\./.test(source));
    say('', (key) => whole.has(key) || made.some((pattern) => pattern.test(key)));
  }
  const details = [...unsaid].map((key) => `nobody says ${key}: ${texts.get(key)}`);
  return { name: 'said', ok: details.length === 0, summary: `${texts.size} texts`, details };
}

const textsIn = (code: string): string[] => [...code.matchAll(TEXT)].map(([, text = '']) => text);

const templatesIn = (code: string): RegExp[] =>
  [...code.matchAll(TEMPLATE)]
    .map(([, template = '']) => template.split(/\$\{[^{}]*\}/))
    .filter((parts) => parts.length > 1 && parts.join('') !== '')
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));

/** The first arguments of the calls of a function, and of its methods. */
function callsOf(name: string, code: string): string[] {
  return [...code.matchAll(new RegExp(`\\b${name}(?:\\.\\w+)?\\(`, 'g'))].map(({ 0: call, index }) => {
    let depth = 0;
    let end = index + call.length;
    for (; end < code.length; end += 1) {
      const char = code.charAt(end);
      if (depth === 0 && /[,)]/.test(char)) break;
      if ('([{'.includes(char)) depth += 1;
      if (')]}'.includes(char)) depth -= 1;
    }
    return code.slice(index + call.length, end);
  });
}

/** What is said is neither a text, nor one of two, nor put together where it stands. */
const isDecidedElsewhere = (argument: string): boolean =>
  /[a-z_]/i.test(argument.replace(/`[^`]*`|'[^']*'/g, '').replace(/^[^?]*\?(?!\?)/s, ''));

const isHandedOn = (name: string, code: string): boolean =>
  new RegExp(`(?<!const )[({,:\\s]${name}\\s*[,)}\\]]`).test(code);
