import { about } from '@waypost/i18n/about';
import { locales } from '@waypost/i18n/locale';

/** The languages as a field offers them, each by its own name. */
export const LANGUAGES = locales.map((value) => ({ value, label: about[value].name }));
