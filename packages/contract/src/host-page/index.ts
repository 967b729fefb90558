export * from './built-pages.ts';
export * from './host-page.ts';
