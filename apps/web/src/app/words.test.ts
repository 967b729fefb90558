import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAnswered, type Words } from '@waypost/i18n/catalogues';
import { expect, it } from 'vitest';
import { partOf } from '../testing/module-graph.ts';
import { FIRST_WORDS } from './first-words.ts';

const SRC = resolve(import.meta.dirname, '..');
const I18N = dirname(fileURLToPath(import.meta.resolve('@waypost/i18n/catalogues')));
/** Every page has these. */
const ALWAYS = ['shell', 'ui'];

/** Which catalogue holds a section, e.g. `posts.detail`. */
const catalogueOf = new Map<string, string>();
for (const file of globSync('*/**/en.ts', { cwd: I18N, exclude: ['about/**'] })) {
  const nouns: Words = await import(/* @vite-ignore */ resolve(I18N, file));
  if (isAnswered(dirname(file))) continue;
  for (const [noun, sections] of Object.entries(nouns))
    for (const section of Object.keys(sections)) catalogueOf.set(`${noun}.${section}`, dirname(file));
}
const cataloguesOf = (noun: string) =>
  new Set([...catalogueOf].filter(([section]) => section.startsWith(`${noun}.`)).map(([, catalogue]) => catalogue));

/** What a file speaks out of: `useTranslations('posts.detail')`, or `t('detail.title')` after `useTranslations('posts')`. */
function spokenIn(file: string): (string | undefined)[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(\w+) = useTranslations\((?:'([\w.]+)')?\)/g)].flatMap(([, name, space = '']) => {
    const [noun = '', section] = space.split('.');
    if (section !== undefined) return [catalogueOf.get(`${noun}.${section}`)];
    const [only, another] = cataloguesOf(noun);
    if (another === undefined && noun !== '') return [only];
    const keys = text.matchAll(new RegExp(`\\b${name}(?:\\.rich)?\\(\\s*['\`]([\\w.]+)`, 'g'));
    return [...keys].map(([, key]) =>
      catalogueOf.get([noun, ...`${key}`.split('.')].filter(Boolean).slice(0, 2).join('.')),
    );
  });
}

const spoken = (files: Iterable<string>): string[] =>
  [...new Set([...files].flatMap(spokenIn))].filter((name) => name !== undefined).toSorted();

/** `words: ['posts']` beside a page, `withWords(['posts'], …)` around a dialog. */
function declared(before: string): readonly string[] {
  const [, list = ''] = before.match(/.*(?:words: |withWords\(\s*)(\[[^\]]*\])[^{}]*$/s) ?? [];
  return list.match(/[\w/]+/g) ?? [];
}

const start = partOf(`${SRC}/app/main.tsx`);

it('says nothing in the entry that the first file of a language does not hold', () => {
  expect(spoken(start.files).filter((name) => !FIRST_WORDS.some((first) => first === name))).toEqual([]);
});

it('brings with every page and dialog the words that it speaks, and no others', () => {
  const parts = new Map(start.later.map((later) => [later.file, later]));
  const wrong: string[] = [];
  for (const [file, { before }] of parts) {
    const part = partOf(file);
    for (const later of part.later) parts.set(later.file, parts.get(later.file) ?? later);
    const needed = spoken([...part.files].filter((of) => !start.files.has(of))).filter(
      (name) => !ALWAYS.includes(name),
    );
    const named = declared(before).toSorted();
    if (named.join() !== needed.join()) wrong.push(`${relative(SRC, file)} names [${named}] and speaks [${needed}]`);
  }
  expect(parts.size).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
