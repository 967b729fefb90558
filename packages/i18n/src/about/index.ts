import type { Locale } from '../locale.ts';
import type { About } from './about.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const about: Readonly<Record<Locale, About>> = { en, es, fr };
