import { z } from '#zod';
import type { Reader } from './shown-to.ts';

const name = z.string().max(150).default('');
/** What a frame asks a preview for. `v` is there so that another version is another address. */
export const previewQuery = z.object({
  v: z.string().max(20).optional(),
  dark: z.stringbool().default(false),
  first: name,
  last: name,
});

export const readerOf = ({ first, last }: { readonly first: string; readonly last: string }): Reader => ({
  ...{ first_name: first, last_name: last, email: 'reader@mail.example' },
});
