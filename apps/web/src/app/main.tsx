import './styles/index.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readBoot, styleNonce } from '../platform/boot.ts';
import { showLocale, storedLocale } from '../platform/i18n/locale-store.ts';
import { refreshSession } from '../platform/session/refresh-session.ts';
import { sessionStore } from '../platform/session/session-store.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

declare global {
  /** Read by get-nonce, through which scroll locking adds its style element. */
  var __webpack_nonce__: string | undefined;
}

/** Facebook ends the address that it sends people back to with this; it means nothing and would stay in bookmarks. */
function dropFacebookMark(): void {
  const { hash, pathname, search } = window.location;
  if (hash === '#_=_') window.history.replaceState(window.history.state, '', pathname + search);
}

async function start(): Promise<void> {
  dropFacebookMark();
  globalThis.__webpack_nonce__ = styleNonce();
  const boot = readBoot();
  if (boot) sessionStore.set(boot);
  const session = boot ?? (await refreshSession());
  const router = createAppRouter();
  // The page's code and the catalogue come side by side; neither waits for the other.
  await Promise.all([
    // An account carries its own choice; the page itself was asked for with the browser's languages.
    showLocale(session.user?.locale ?? storedLocale() ?? session.locale),
    router.load(),
  ]);
  const root = document.getElementById('root');
  if (root) startTransition(() => createRoot(root).render(<App router={router} />));
}

// `before-paint.js` tells the person; it works when this program does not.
start().catch((error: unknown) => {
  window.dispatchEvent(new Event('not-loaded'));
  throw error;
});
