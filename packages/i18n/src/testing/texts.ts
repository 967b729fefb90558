import { type Locale, messagesOf } from '../index.ts';

type Tree = { readonly [key: string]: unknown };

function* leaves(tree: Tree, path: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [path + key, value];
    else if (typeof value === 'object' && value !== null) yield* leaves(value as Tree, `${path}${key}.`);
  }
}

/** Everything that is said in a language, by its full key. */
export const textsOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(leaves(messagesOf(locale) as unknown as Tree, ''));

/** Names and kinds of the arguments of an ICU message, nested ones included. */
export function argumentsOf(message: string): string[] {
  const found = [...message.matchAll(/(?<!\b(?:one|other) |=\d+ )\{\s*(\w+)\s*(?:,\s*(\w+)[^{}]*?)?(?=[},{])/g)];
  return [...new Set(found.map(([, name, kind]) => `${name}${kind ? `:${kind}` : ''}`))].sort();
}
