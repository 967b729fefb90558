export interface Fold {
  readonly characters: number;
  readonly lines: number;
}

/** What a feed shows before '…more': so many characters or lines, cut between words; null when all of it fits. */
export function foldText(text: string, { characters, lines }: Fold): string | null {
  const end = text.split('\n').slice(0, lines).join('\n').trimEnd();
  const points = Array.from(end);
  if (points.length <= characters) return end.length < text.trimEnd().length ? end : null;
  const cut = points.slice(0, characters).join('');
  const space = cut.search(/\s\S*$/u);
  return (space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd();
}
