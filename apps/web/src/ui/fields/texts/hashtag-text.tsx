import { Fragment } from 'react';
import classes from './hashtag-text.module.css';

/** `#` followed by word characters in any script (SHELL-068). */
const HASHTAG = /#[\p{L}\p{N}_\p{M}]+/gu;

interface Part {
  readonly at: number;
  readonly text: string;
  readonly tag: boolean;
}

export function splitHashtags(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(HASHTAG)) {
    if (match.index > end) found.push({ at: end, text: text.slice(end, match.index), tag: false });
    found.push({ at: match.index, text: match[0], tag: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ at: end, text: text.slice(end), tag: false });
  return found;
}

/** A message with its hashtags highlighted (SHELL-068); line breaks are kept when `multiline`. */
export function HashtagText({ text, multiline = false }: { readonly text: string; readonly multiline?: boolean }) {
  return (
    <span className={multiline ? classes.multiline : undefined}>
      {splitHashtags(text).map((part) =>
        part.tag ? (
          <span key={part.at} className={classes.tag}>
            {part.text}
          </span>
        ) : (
          <Fragment key={part.at}>{part.text}</Fragment>
        ),
      )}
    </span>
  );
}
