import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => cleanup());
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
