import { invalid, text } from '../../platform/errors/index.ts';
import type { UserRow } from './store.ts';

/**
 * Words that the lists of stolen passwords are made of, with what people put together from the product's own name. Digits, signs and
 * letters written as digits around and between them do not help: whoever guesses tries them too.
 */
const COMMON = new Set(
  `password passwort passwords motdepasse contrasena clave pass word secret admin administrator root login letmein welcome bienvenue
  bienvenido bienvenida access changeme default master test testing temp temporary user guest hello bonjour hola qwerty qwertz azerty
  qwertyuiop qwert asdf asdfgh asdfghjkl zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qaz wsx edc abc abcd abcdef abcdefgh abcdefghij
  abcdefghijk iloveyou iloveu loveyou lovely love jetaime teamo amour amor princess princesa sunshine soleil monkey dragon shadow
  football baseball basketball soccer hockey superman batman pokemon starwars whatever trustno freedom computer internet samsung
  google facebook instagram linkedin michael jordan jennifer jessica ashley charlie daniel andrew thomas robert george hunter
  killer summer winter spring autumn fall january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday ete hiver printemps automne verano invierno canada quebec montreal toronto
  ontario vancouver mexico america london paris travel travels traveler traveller agent agency voyage voyages voyageur viaje viajes
  vacation vacations holiday holidays cruise cruises croisiere beach plage playa waypost company office business my the your mon mi`.split(
    /\s+/,
  ),
);
const WRITTEN_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const LONGEST = Math.max(...[...COMMON].map((word) => word.length));
/** With fewer characters of one's own beside it, a name or an address is the whole secret. */
const OWN_AT_LEAST = 6;

const plain = (value: string): string => value.normalize('NFKD').toLowerCase();
const letters = (value: string): string => value.replace(/[^\p{L}]/gu, '');

function isMadeOfCommon(word: string): boolean {
  /** Whether the first so many letters are common words, one after the other. */
  const reaches = [true];
  for (let end = 1; end <= word.length; end += 1) {
    reaches[end] = false;
    for (let start = Math.max(0, end - LONGEST); start < end && !reaches[end]; start += 1)
      reaches[end] = reaches[start] === true && COMMON.has(word.slice(start, end));
  }
  return word !== '' && reaches[word.length] === true;
}

/** Among the first that anybody would try: common words, digits alone, or the same few characters again and again. */
export function isCommon(password: string): boolean {
  const typed = plain(password);
  if (new Set(typed).size <= 3 || (letters(typed) === '' && typed.length < 16)) return true;
  const meant = (value: string) => value.replace(/[013457@$]/g, (sign) => WRITTEN_AS[sign] ?? sign);
  const inner = typed.replace(/^\P{L}+|\P{L}+$/gu, '');
  return [typed, meant(typed), meant(inner)].some((each) => isMadeOfCommon(letters(each)));
}

type Owner = Pick<UserRow, 'email' | 'first_name' | 'last_name'>;

/** Made of what everybody knows about its owner. */
export function isOwn(password: string, { email, first_name, last_name }: Owner): boolean {
  const typed = plain(password).replace(/[^\p{L}\d]/gu, '');
  const known = [email, email.split('@')[0] ?? '', ...(email.split('@')[1]?.split('.') ?? []), first_name, last_name]
    .map((each) => plain(each).replace(/[^\p{L}\d]/gu, ''))
    .filter((each) => each.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, each) => left.replaceAll(each, ''), typed);
  return rest !== typed && rest.length < OWN_AT_LEAST;
}

/** Throws a field error where the password is the first that somebody would guess. */
export function refuseWeak(password: string, owner: Owner, field = 'password'): void {
  if (isCommon(password)) throw invalid({ [field]: [text('errors.account.password_common')] });
  if (isOwn(password, owner)) throw invalid({ [field]: [text('errors.account.password_own')] });
}
