import type { AnyExtension } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { placeholderChip } from './placeholder-chip.ts';
import type { Format, RichTextProps } from './rich-text-props.ts';

/** A level below those of the page; what the server lets through. */
const LEVEL = 3;

const LINK = Link.configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: 'https',
  protocols: ['mailto', 'tel'],
  HTMLAttributes: { target: null, rel: null, class: null },
  // An address that is filled in for each reader is one, too.
  isAllowedUri: (url, { defaultValidate }) => /^\{\{[^{}]+\}\}/.test(url) || defaultValidate(url),
});

/** What each way of setting a text needs. */
const OF_FORMAT: Readonly<Record<Format, readonly AnyExtension[]>> = {
  bold: [Bold],
  italic: [Italic],
  link: [LINK],
  heading: [Heading.configure({ levels: [LEVEL] })],
  bullets: [BulletList],
  numbers: [OrderedList],
};

export const headingLevel = LEVEL;

/** What may be written: only what was asked for, so that nothing else comes in by pasting either. */
export function extensionsOf(
  formats: readonly Format[],
  { history, placeholders = [] }: Pick<RichTextProps, 'history' | 'placeholders'>,
  chipClass: string,
): AnyExtension[] {
  const lists = formats.includes('bullets') || formats.includes('numbers');
  const labels = new Map(placeholders.map(({ name, label }) => [name, label]));
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    ...formats.flatMap((format) => OF_FORMAT[format]),
    ...(lists ? [ListItem] : []),
    ...(labels.size > 0 ? [placeholderChip(labels, chipClass)] : []),
    ...(history ? [UndoRedo.configure(history)] : []),
  ];
}
