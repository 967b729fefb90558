/** What campaigns and library posts are sorted by. */
export const TERM_KINDS = ['travel_type', 'destination', 'category'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
export const TERM_NAME_MAX = 60;
export const TERM_SLUG_MAX = 60;
/** Lower-case letters, digits and single hyphens, as addresses name a term. */
export const TERM_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug that a name suggests. */
export const slugFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TERM_SLUG_MAX)
    .replace(/^-+|-+$/g, '');
