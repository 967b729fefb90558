import type { en } from './en/index.ts';
import type { Locale } from './locale.ts';

/** The English catalogue types the keys and the ICU arguments of every locale; a test holds the other two to it. */
export type Messages = typeof en;

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
