// The first date that a page writes costs a slow laptop 70 ms: the browser reads its tables of zones and languages. Here it
// does so while the scripts are on their way, and not in the middle of the first rendering. The tags are those of i18n's locale.ts.
[{ es: 'es-MX', fr: 'fr-CA' }[document.documentElement.lang] || 'en', 'en'].forEach((locale) => {
  new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Toronto',
    weekday: 'short',
    month: 'short',
    hour: 'numeric',
  }).format();
});
