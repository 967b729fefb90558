export * from './host-page.ts';
