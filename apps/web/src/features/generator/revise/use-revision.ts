import type { ScheduledPosting, StoredContent } from '@waypost/contract/posts';
import { useEffect, useRef, useState } from 'react';
import { dropBackup, keepBackup, readBackup } from '../draft/draft-backup.ts';
import { type DraftContent, type DraftMedium, sameContent, withMedia } from '../draft/draft-content.ts';
import { contentOfPost, revise } from './api.ts';

interface Typed {
  readonly content: DraftContent;
  /** The version of the post that it was typed over. */
  readonly version: number;
}

/**
 * What is typed over a post. The tab keeps it until it is saved or given up, so that a reload, a link or another person's
 * save loses nothing; when the post has changed meanwhile the person decides which of the two it will be.
 */
export function useRevision({ id, app }: Pick<ScheduledPosting, 'id' | 'app'>, stored: StoredContent) {
  const place = `post-${id}` as const;
  const theirs = contentOfPost(stored, app);
  const [kept] = useState(() => readBackup(place));
  const [{ content, version }, setTyped] = useState<Typed>(() => ({
    content: kept?.content ?? theirs,
    version: kept?.version ?? stored.version,
  }));
  const changed = !sameContent(content, theirs);
  const closed = useRef(false);
  useEffect(() => {
    if (closed.current) return;
    if (changed) keepBackup(place, { pk: id, version }, content);
    else dropBackup(place);
  }, [place, id, changed, version, content]);
  const close = () => {
    closed.current = true;
    dropBackup(place);
  };
  const setContent = (next: (before: DraftContent) => DraftContent) =>
    setTyped((before) => ({ ...before, content: next(before.content) }));
  return {
    written: {
      content,
      edit: (change: Partial<DraftContent>) => setContent((before) => ({ ...before, ...change })),
      // Uploads end whenever they like, so they add to the newest list.
      addMedia: (media: readonly DraftMedium[]) => setContent((before) => ({ ...before, ...withMedia(before, media) })),
      stored: stored.fire_at,
    },
    /** Something would be lost. */
    changed,
    /** Somebody else saved the post after this was begun. */
    stale: changed && stored.version > version,
    /** It was typed before this page was opened. */
    restored: changed && kept?.content === content,
    keepMine: () => setTyped((before) => ({ ...before, version: stored.version })),
    takeTheirs: () => setTyped({ content: theirs, version: stored.version }),
    save: async () => {
      const saved = await revise(id, changed ? version : stored.version, app, {
        ...content,
        fireAt: content.fireAt ?? stored.fire_at,
      });
      close();
      return saved;
    },
    /** What is typed is not wanted any more. */
    close,
  };
}
