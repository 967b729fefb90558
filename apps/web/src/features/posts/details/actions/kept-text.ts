import type { ScheduledPosting } from '@waypost/contract/posts';
import { dropTyped, keepTyped, readTyped } from '../../../../platform/typed.ts';

type Edited = Pick<ScheduledPosting, 'id' | 'version' | 'message'>;
const nameOf = ({ id }: Pick<Edited, 'id'>) => `post-text-${id}`;

/** What was typed before the page was loaded anew, unless the post has changed since; null for nothing. */
export function keptText(post: Edited): string | null {
  const { version, message } = Object(readTyped(nameOf(post)));
  return version === post.version && typeof message === 'string' ? message : null;
}

export function keepText(post: Edited, message: string): void {
  if (message === post.message) dropText(post);
  else keepTyped(nameOf(post), { version: post.version, message });
}

export const dropText = (post: Pick<Edited, 'id'>): void => dropTyped(nameOf(post));
