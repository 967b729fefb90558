import { GraphError } from '../graph/graph-error.ts';

/** Content publishing reference, `caption`: 2,200 characters, 30 hashtags, 20 @-tags. */
export function checkCaption(caption: string | undefined): void {
  if (caption === undefined) return;
  if ([...caption].length > 2_200) throw new GraphError(36004, 2207010);
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > 30) throw new GraphError(36004, 2207010);
  if ((caption.match(/(?<![\p{L}\p{N}_])@[\w.]+/gu) ?? []).length > 20) throw new GraphError(100, 2207040);
}
