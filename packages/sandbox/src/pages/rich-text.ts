import { type Html, html } from './html.ts';

/** Marks hashtags and links of a post's text; the pieces are escaped by the template. */
export function richText(text: string): Html[] {
  return text.split(/(https?:\/\/[^\s]+|#[\p{L}\p{N}_]+)/u).map((piece, n) => {
    if (n % 2 === 0) return html`${piece}`;
    return piece.startsWith('#')
      ? html`<a href="#" data-hashtag>${piece}</a>`
      : html`<a href="${piece}" rel="noopener nofollow">${piece}</a>`;
  });
}
