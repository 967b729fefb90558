/**
 * Runs what can wait when the browser has nothing to draw and nobody presses anything; answers how to call it off. Where a
 * browser does not tell of such moments (Safari), after what runs now.
 */
export function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback === undefined) {
    const next = setTimeout(run);
    return () => clearTimeout(next);
  }
  const next = requestIdleCallback(run);
  return () => cancelIdleCallback(next);
}
