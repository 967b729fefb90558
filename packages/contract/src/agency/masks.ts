import type { PhoneCode } from './rules.ts';

/**
 * A mask says how a number is written: `#` is a digit, `A` a letter, `*` one of both, and everything else stands as it is. Where a
 * number comes in several lengths, its masks stand beside each other (`#######|########`), the shorter first.
 */
export const MASK_SIGNS: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ };
const SIGN = /[A-Za-z\d]/;

/** Any text: nobody has said how such a number is written. */
export const FREE_MASK = '…';
/** What staff may write for one. */
export const isMask = (mask: string): boolean => mask === FREE_MASK || /^[ -~]*[#A*][ -~]*$/.test(mask);

/** (###) ###-####, and of Mexico the nine digits of old or ten (BIZ-019). */
const PHONE_MASKS: Readonly<Record<PhoneCode, string>> = {
  '+1': '(###) ###-####',
  '+52': '### ### ###|### ### ####',
};
export const phoneMask = (code: PhoneCode): string => PHONE_MASKS[code];

interface Written {
  readonly text: string;
  /** Whether every place of the mask has its sign. */
  readonly whole: boolean;
}

/** A text as a mask writes it, whatever stood between its letters and digits; null where one of them has no place. */
function write(mask: string, typed: string): Written | null {
  const signs = Array.from(typed).filter((sign) => SIGN.test(sign));
  let text = '';
  let at = 0;
  let pending = '';
  let whole = true;
  for (const place of mask) {
    const sign = signs[at];
    const takes = MASK_SIGNS[place];
    if (takes === undefined) {
      pending += place;
      // A letter of the mask's own that was typed as well.
      if (sign !== undefined && SIGN.test(place) && sign.toUpperCase() === place.toUpperCase()) at++;
    } else if (sign === undefined) whole = false;
    else if (!takes.test(sign)) return null;
    else {
      text += pending + (place === 'A' ? sign.toUpperCase() : sign);
      pending = '';
      at++;
    }
  }
  return at < signs.length ? null : { text: whole ? text + pending : text, whole };
}

const writings = (mask: string, typed: string): Written[] => mask.split('|').flatMap((one) => write(one, typed) ?? []);

/** What is shown while somebody types: as far as it goes, in the first mask that has room for it; as typed where none has. */
export const maskText = (mask: string, typed: string): string =>
  mask === FREE_MASK ? typed : (writings(mask, typed)[0]?.text ?? typed);

/** The number as it is kept, or null where it is not whole. */
export const maskedWhole = (mask: string, typed: string): string | null =>
  mask === FREE_MASK ? typed.trim() || null : (writings(mask, typed).find(({ whole }) => whole)?.text ?? null);
