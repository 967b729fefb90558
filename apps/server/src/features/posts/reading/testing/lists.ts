import { test as base } from '../../../../testing/test.ts';

export const PATH = '/api/scheduled_postings/';

export interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: number }[];
}

/** What a person reads of the posts of a page, Ana of her own unless told. */
export const test = base.extend('lists', ({ ana, page }) => {
  const list = async (query: string, { client } = ana, pgid = page.pageId) =>
    (await client.get(`${PATH}?pgid=${pgid}${query}`)).body as unknown as Page;
  const idsOf = async (query: string, who = ana) => (await list(query, who)).results.map((post) => post.id);
  return { list, idsOf };
});
