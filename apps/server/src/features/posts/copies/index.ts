export { followPostingOf } from './follow-posting-of.ts';
export { makeCopies } from './make-copies.ts';
