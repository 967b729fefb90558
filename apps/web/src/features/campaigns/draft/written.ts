import { useEffect, useSyncExternalStore } from 'react';
import type { PostingContent } from './posting-content.ts';

/** Of which post something is written now, and what; one is opened at a time. */
let written: { readonly posting: number; readonly content: PostingContent } | null = null;
const listeners = new Set<() => void>();

function put(next: typeof written): void {
  written = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the preview beside follow every key, without drawing the list between them anew. */
export function useTellWritten(posting: number, content: PostingContent): void {
  useEffect(() => put({ posting, content }), [posting, content]);
  useEffect(() => () => put(null), []);
}

/** What is written of a post, saved or not; null where nobody has it open. */
export function useWritten(posting: number): PostingContent | null {
  const now = useSyncExternalStore(
    subscribe,
    () => written,
    () => null,
  );
  return now?.posting === posting ? now.content : null;
}
