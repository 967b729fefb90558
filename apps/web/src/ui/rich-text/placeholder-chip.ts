import { InputRule, mergeAttributes, Node } from '@tiptap/core';

/** `{{agent.first_name}}`, also with what stands where there is none: `{{contact.first_name|traveller}}`. */
const WRITTEN = /\{\{[^\S\n]*([a-z_]+(?:\.[a-z_]+)?)(?![a-z_])([^{}\n]*)\}\}/g;
const TYPED = /\{\{[^\S\n]*([a-z_]+(?:\.[a-z_]+)?)(?![a-z_])([^{}\n]*)\}\}$/;
const CHIP = /<span[^>]*\bdata-placeholder="([^"]*)"[^>]*>[^<]*<\/span>/g;

const quoted = (text: string) => text.replace(/"/g, '&quot;');
const unquoted = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** The stored text as the editor reads it. Only names that are offered become chips; others stay text, and the checks refuse them. */
export const chipsOf = (html: string, names: ReadonlySet<string>): string =>
  html.replace(WRITTEN, (whole: string, name: string, rest: string) =>
    names.has(name) ? `<span data-placeholder="${quoted(unquoted(name + rest.trimEnd()))}"></span>` : whole,
  );

/** The editor's text as it is stored. */
export const textOfChips = (html: string): string =>
  html.replace(CHIP, (_, written: string) => `{{${unquoted(written)}}}`);

/** A placeholder in the text: one piece, that is read as what it stands for. */
export const placeholderChip = (labels: ReadonlyMap<string, string>, className: string) =>
  Node.create({
    name: 'placeholder',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      written: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset.placeholder ?? '',
        renderHTML: ({ written }: Record<string, unknown>) => ({ 'data-placeholder': written }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-placeholder]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes, { class: className }),
      labelOf(String(node.attrs.written), labels),
    ],
    renderText: ({ node }) => `{{${node.attrs.written}}}`,
    addInputRules() {
      return [
        new InputRule({
          find: TYPED,
          handler: ({ state, range, match: [, name = '', rest = ''] }) => {
            if (labels.has(name))
              state.tr.replaceWith(range.from, range.to, this.type.create({ written: name + rest.trimEnd() }));
          },
        }),
      ];
    },
  });

function labelOf(written: string, labels: ReadonlyMap<string, string>): string {
  const name = /^[a-z_.]+/.exec(written)?.[0] ?? written;
  const label = labels.get(name) ?? name;
  const instead = written
    .slice(name.length)
    .replace(/^\s*\|/, '')
    .trim();
  return instead === '' ? label : `${label} · ${instead}`;
}
