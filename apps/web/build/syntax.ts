/** A node of the syntax tree that `this.parse` of a plugin returns (ESTree). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((child) => (Array.isArray(child) ? nodes(child) : isNode(child) ? [child] : []));

/** Changes the text of these places; from the end, so that earlier positions stay true. */
export function edit(code: string, places: readonly Node[], change: (text: string, place: Node) => string): string {
  let edited = code;
  for (const place of places.toSorted((a, b) => b.start - a.start)) {
    const { start, end } = place;
    edited = edited.slice(0, start) + change(edited.slice(start, end), place) + edited.slice(end);
  }
  return edited;
}
