import {
  CONTACT_ORDER,
  CONTACT_ORDERINGS,
  CONTACT_PAGES,
  type ContactColumn,
  type ContactOrdering,
  contactOrdering,
  contactOrderOf,
  contactsPaths,
  OPTOUT_STATUSES,
  type OptoutStatus,
} from '@waypost/contract/contacts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';

/** Which contacts are looked at, as the address says it. */
export interface Asked {
  readonly search: string;
  /** Null: all. */
  readonly status: OptoutStatus | null;
  readonly ordering: ContactOrdering;
  readonly page: number;
  /** Beyond the pages that have a number. */
  readonly cursor: Cursor;
}
interface Cursor {
  readonly after?: string;
  readonly before?: string;
}

type Words = ReturnType<typeof useSearch<(typeof contactsPaths.list.search)[number]>>[0];

export function askedOf({ search = '', status, ordering, page, cursor = '' }: Words): Asked {
  const [, side, text] = /^(after|before):(.+)$/.exec(cursor) ?? [];
  const number = Number(page);
  const wanted = Number.isSafeInteger(number) && number > 0 ? number : 1;
  return {
    search,
    status: OPTOUT_STATUSES.find((one) => one === status) ?? null,
    ordering: CONTACT_ORDERINGS.find((one) => one === ordering) ?? CONTACT_ORDER,
    // A page without a number is found by its cursor alone.
    page: side === undefined ? Math.min(wanted, CONTACT_PAGES) : wanted,
    cursor: side === undefined ? {} : { [side]: text },
  };
}

/** What the address says, and what changes it: other contacts begin at their first page. */
export function useAsked() {
  const [words, setWords] = useSearch(contactsPaths.list);
  const asked = askedOf(words);
  return {
    asked,
    /** The contact whose history is open. */
    contact: Number(words.contact) || null,
    showContact: (id: number | null) => setWords({ contact: id === null ? undefined : String(id) }),
    narrow: (to: { readonly search?: string; readonly status?: OptoutStatus | null }) =>
      setWords({
        ...('search' in to && { search: to.search || undefined }),
        ...('status' in to && { status: to.status ?? undefined }),
        page: undefined,
        cursor: undefined,
      }),
    sort: (ordering: ContactOrdering) =>
      setWords({ ordering: ordering === CONTACT_ORDER ? undefined : ordering, page: undefined, cursor: undefined }),
    turnTo: (page: number) =>
      setWords({ page: page === 1 ? undefined : String(page), cursor: undefined }, { push: true }),
    /** To a neighbour, by the link that the answer has to it. */
    follow: (link: string) => setWords(wordsOf(link), { push: true }),
  };
}

function wordsOf(link: string) {
  const { searchParams: query } = new URL(link, 'http://localhost');
  const side = (['after', 'before'] as const).find((name) => query.has(name));
  return { page: query.get('page') ?? undefined, cursor: side && `${side}:${query.get(side)}` };
}

/** What a click on a column's head asks for: from A to Z and back, of dates the latest first. */
export function sortedBy(column: ContactColumn, now: ContactOrdering): ContactOrdering {
  const { column: current, ascending } = contactOrderOf(now);
  return contactOrdering(column, current === column ? !ascending : column !== 'optout_date');
}
