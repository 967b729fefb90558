import { createMemoryHistory } from '@tanstack/react-router';
import type { DrawFirstPicture } from '@waypost/contract/host-page';
import { renderToString } from 'react-dom/server';
import { App } from '../app/app.tsx';
import { createAppRouter } from '../app/router.tsx';
import { tellHostPage } from '../platform/boot.ts';
import { speakLocale } from '../platform/i18n/locale-store.ts';
import { sessionStore } from '../platform/session/session-store.ts';

/**
 * Draws a page as HTML for its host page, with the components and stores of the browser's program; one at a time, because
 * the stores are one per program. Style attributes come as `data-style`: the CSP forbids them in HTML, a script puts them on.
 */
export const drawFirstPicture: DrawFirstPicture = async ({ url, locale, boot, reads, nonce }) => {
  tellHostPage({ reads, nonce });
  sessionStore.set(boot);
  await speakLocale(locale);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  // React escapes quotes in texts and values, so these four letters stand before a quote nowhere else.
  return renderToString(<App router={router} />).replaceAll(' style="', ' data-style="');
};
