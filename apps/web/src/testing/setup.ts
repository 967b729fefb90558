import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { asked, server } from './api.ts';

declare global {
  var leaveFile: (() => void) | undefined;
  interface Window {
    readonly happyDOM: { abort(): Promise<void>; setURL(url: string): void };
  }
}

const HERE = 'http://localhost:3000/';

// A call that nobody answers only breaks, and the program bears broken calls well: the test itself has to fail.
const unanswered: string[] = [];
server.events.on('request:unhandled', ({ request }) => void unanswered.push(`${request.method} ${request.url}`));
// A file that did not load has left it open.
globalThis.leaveFile?.();
server.listen({ onUnhandledFrame: 'error' });
// Files share a window and the libraries, whose loading was two thirds of the time; each has our modules to itself.
globalThis.leaveFile = () => {
  server.close();
  globalThis.setTimeout = startTimer;
  globalThis.leaveFile = undefined;
};
afterAll(async () => {
  // What a test began to load and did not wait for would come when there is nobody to load it: an error that belongs to no test.
  await vi.dynamicImportSettled();
  globalThis.leaveFile?.();
  vi.resetModules();
});

// Timers are Node's, not the window's: one that outlives its test would go off in a program without a window.
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimer } = globalThis;
globalThis.setTimeout = Object.assign((...timer: Parameters<typeof setTimeout>) => {
  const started = startTimer(...timer);
  timers.add(started);
  return started;
}, startTimer);

afterEach(async () => {
  cleanup();
  cleanNotifications();
  cleanNotificationsQueue();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  // Leaving a page may still save something: nothing of that reaches the test that comes next.
  await window.happyDOM.abort();
  window.happyDOM.setURL(HERE);
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  server.resetHandlers();
  asked.length = 0;
  const said = unanswered.splice(0);
  expect(said, `nobody answers ${said.join(', ')}`).toEqual([]);
});
// What a test waits for comes, or the test's own limit ends it: a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

// happy-dom lacks what Mantine's hooks and the autosizing text area ask for.
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: { addEventListener() {}, removeEventListener() {} } });
}
class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// HTML, 8.1.3.10 "report an exception": an error event on the window.
globalThis.reportError ??= (error: unknown) => {
  window.dispatchEvent(new ErrorEvent('error', { error }));
};
