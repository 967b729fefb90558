import { maskText, phoneMask } from './masks.ts';
import { PHONE_CODES, type PhoneCode } from './rules.ts';

/** A number that came with more than the field for numbers takes. */
export interface WholePhone {
  readonly code: PhoneCode;
  /** As its country writes it. */
  readonly phone: string;
  /** Empty where none came along. */
  readonly extension: string;
}

const EXTENSION = /^(.*?\d.*?)[\s,;]*(?:ext(?:ensi[oó]n)?|poste|x|×|#)[\s.:]*(\d{1,10})\s*$/iu;
/** How numbers of elsewhere begin: with a plus, or with what is dialled for it. */
const ABROAD = /^\s*(?:\+|00|011)/;
const PLACES = 10;

/**
 * What people paste, or their browser fills in: with the country's code, in Mexico also with the 1 of mobile phones of old, and with an
 * extension. Null where it is a number and nothing else; cutting the end off would make another number of it.
 */
export function readPhone(chosen: PhoneCode, typed: string): WholePhone | null {
  const [, written = typed, extension = ''] = EXTENSION.exec(typed) ?? [];
  const abroad = ABROAD.test(written);
  const digits = written.replace(ABROAD, '').replace(/\D/g, '');
  for (const code of abroad ? PHONE_CODES : [chosen]) {
    const rest = without(code, digits, abroad);
    if (rest !== null && (abroad || extension !== '' || rest !== digits))
      return { code, phone: maskText(phoneMask(code), rest), extension };
  }
  return null;
}

/** The digits behind the code, as many as a number has; null where it is none of this country's. */
function without(code: PhoneCode, digits: string, said: boolean): string | null {
  const prefix = code.slice(1);
  const coded = digits.startsWith(prefix) && (said || digits.length > PLACES);
  if (said && !coded) return null;
  const rest = coded ? digits.slice(prefix.length) : digits;
  const national = code === '+52' && rest.length === PLACES + 1 && rest.startsWith('1') ? rest.slice(1) : rest;
  return national === '' || national.length > PLACES ? null : national;
}
