interface Markdown {
  render(text: string): string;
}

let markdown: Promise<Markdown> | undefined;

/**
 * HTML of a text that staff wrote. Markup in it is shown as it was typed, images are links, and addresses that could run
 * something are none, so nothing needs to be cleaned afterwards. The title of a page is its only first heading.
 */
export async function toHtml(text: string): Promise<string> {
  markdown ??= open();
  return (await markdown).render(text);
}

/** Loaded by its first reader: most processes never show a text. */
async function open(): Promise<Markdown> {
  const { default: MarkdownIt } = await import('markdown-it');
  const made = new MarkdownIt({ html: false, linkify: true, typographer: false }).disable('image');
  made.core.ruler.push('one_title', ({ tokens }) => {
    for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  });
  return made;
}
