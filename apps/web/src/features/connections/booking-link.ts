/** ADV-004: a filled link without http:// or https:// gets https:// before it is saved; an empty one is none. */
export function withScheme(link: string): string | null {
  const text = link.trim();
  if (text === '') return null;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
