/** As people read it. LinkedIn gives hashtags back as templates, and names of people and organizations in brackets. */
export function readLittleText(source: string): string {
  return source.replace(
    /\{hashtag\|\\?#\|((?:\\.|[^|{}\\])+)\}|@\[((?:\\.|[^\]\\])*)\]\(urn:li:[^\s)]+\)|\\([|{}@[\]()<>#\\*_~])/gu,
    (_, tag?: string, name?: string, char?: string) =>
      char ?? (tag === undefined ? plain(name ?? '') : `#${plain(tag)}`),
  );
}

const plain = (text: string) => text.replace(/\\([|{}@[\]()<>#\\*_~])/g, '$1');
