import { html, page } from './html.ts';

/** What a wall shows for something that is not there. */
export const missingPage = (): string =>
  page(
    'Not found',
    html`<div class="card"><h1>This content is not available</h1><p>It was deleted, or it never was here.</p></div>`,
  );
