import { MASK_SIGNS } from '@waypost/contract/agency';

/** A mask as Mantine's field understands it: what stands as it is, and what may be typed. */
export type Places = (string | RegExp)[];

const takesOf = (places: Places): RegExp[] => places.filter((place) => place instanceof RegExp);

/**
 * The places that are typed into: those of the longest of the masks beside each other, in which a shorter number stands as far as
 * it goes. Null where one of them takes something else at the same place: no field can show both.
 */
export function placesOf(mask: string): Places | null {
  const variants = mask.split('|').map((one): Places => Array.from(one, (sign) => MASK_SIGNS[sign] ?? sign));
  const [longest = [], ...others] = variants.toSorted((a, b) => takesOf(b).length - takesOf(a).length);
  const most = takesOf(longest);
  const fits = others.every((places) => takesOf(places).every((takes, at) => takes === most[at]));
  return fits && most.length > 0 ? longest : null;
}
