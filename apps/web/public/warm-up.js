// The first date that a page writes costs a slow laptop 70 ms: the browser reads its tables of zones and languages. Here it
// does so while the scripts are on their way, and not in the middle of the first rendering, each table in a task of its own so
// that a finger is not kept waiting. The tags are those of i18n's locale.ts; one that is the language alone needs no mention.
new Set([{ es: 'es-MX', fr: 'fr-CA' }[document.documentElement.lang] || document.documentElement.lang, 'en']).forEach(
  (locale) => {
    setTimeout(() => {
      var dates = new Intl.DateTimeFormat(locale, {
        timeZone: 'America/Toronto',
        weekday: 'short',
        month: 'short',
        hour: 'numeric',
      });
      setTimeout(() => dates.format());
    });
  },
);
