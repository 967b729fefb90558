import { maskText, type PhoneCode, phoneMask } from '@waypost/contract/agency';

/**
 * A number as it is kept: as its country writes it, without the code; null for what cannot be dialled. What was typed may bring the
 * code along. Of Mexico also the nine digits of old, of which no table of numbers knows any more.
 */
export async function phoneOf(code: PhoneCode, typed: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const trimmed = typed.trim();
  if (/[^\d\s().+-]/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+') && !`+${digits}`.startsWith(code)) return null;
  const national = trimmed.startsWith('+') ? digits.slice(code.length - 1) : withoutTrunk(code, digits);
  if (code === '+52' && /^[1-9]\d{8}$/.test(national)) return maskText(phoneMask(code), national);
  const number = parsePhoneNumberFromString(`${code}${national}`);
  if (!number?.isValid() || number.nationalNumber !== national) return null;
  return maskText(phoneMask(code), national);
}

/** 1 416 555 0199 is 416 555 0199: people say the 1. */
const withoutTrunk = (code: PhoneCode, digits: string): string =>
  code === '+1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
