/**
 * The words of the screens, typed by the English ones. A room adds its line here, and its folder name where it has chapters.
 * A route names the catalogues that it needs, and they travel with its code. Types only: this file loads no language.
 */
export interface ScreenMessages {
  accounts: typeof import('./accounts/en.ts').accounts & typeof import('./accounts/users/en.ts').accounts;
  agency: typeof import('./agency/en.ts').agency & typeof import('./agency/staff/en.ts').agency;
  alerts: typeof import('./alerts/en.ts').alerts;
  analytics: typeof import('./analytics/en.ts').analytics;
  announcements: typeof import('./announcements/en.ts').announcements &
    typeof import('./announcements/card/en.ts').announcements;
  archives: typeof import('./archives/en.ts').archives;
  audit: typeof import('./audit/en.ts').audit;
  authoring: typeof import('./authoring/en.ts').authoring &
    typeof import('./authoring/editor/en.ts').authoring &
    typeof import('./authoring/sending/en.ts').authoring;
  branding: typeof import('./branding/en.ts').branding;
  calendar: typeof import('./calendar/en.ts').calendar;
  campaigns: typeof import('./campaigns/en.ts').campaigns &
    typeof import('./campaigns/editor/en.ts').campaigns &
    typeof import('./campaigns/publishing/en.ts').campaigns;
  connections: typeof import('./connections/en.ts').connections &
    typeof import('./connections/notices/en.ts').connections;
  contacts: typeof import('./contacts/en.ts').contacts & typeof import('./contacts/importing/en.ts').contacts;
  dashboard: typeof import('./dashboard/en.ts').dashboard;
  generator: typeof import('./generator/en.ts').generator & typeof import('./generator/further/en.ts').generator;
  guides: typeof import('./guides/en.ts').guides & typeof import('./guides/viewer/en.ts').guides;
  legal: typeof import('./legal/en.ts').legal & typeof import('./legal/editor/en.ts').legal;
  library: typeof import('./library/en.ts').library;
  marketing: typeof import('./marketing/en.ts').marketing;
  media: typeof import('./media/en.ts').media;
  membership: typeof import('./membership/en.ts').membership;
  nav: typeof import('./accounts/en.ts').nav &
    typeof import('./agency/en.ts').nav &
    typeof import('./analytics/en.ts').nav &
    typeof import('./announcements/en.ts').nav &
    typeof import('./audit/en.ts').nav &
    typeof import('./authoring/en.ts').nav &
    typeof import('./branding/en.ts').nav &
    typeof import('./calendar/en.ts').nav &
    typeof import('./campaigns/en.ts').nav &
    typeof import('./connections/en.ts').nav &
    typeof import('./contacts/en.ts').nav &
    typeof import('./dashboard/en.ts').nav &
    typeof import('./generator/en.ts').nav &
    typeof import('./guides/en.ts').nav &
    typeof import('./legal/en.ts').nav &
    typeof import('./library/en.ts').nav &
    typeof import('./marketing/en.ts').nav &
    typeof import('./membership/en.ts').nav &
    typeof import('./newsletters/en.ts').nav &
    typeof import('./newsletters/account/en.ts').nav &
    typeof import('./operations/en.ts').nav &
    typeof import('./plans/en.ts').nav &
    typeof import('./posts/en.ts').nav &
    typeof import('./suppliers/en.ts').nav &
    typeof import('./taxonomies/en.ts').nav;
  newsletters: typeof import('./newsletters/en.ts').newsletters &
    typeof import('./newsletters/detail/en.ts').newsletters &
    typeof import('./newsletters/account/en.ts').newsletters;
  notices: typeof import('./notices/en.ts').notices;
  operations: typeof import('./operations/en.ts').operations;
  plans: typeof import('./plans/en.ts').plans & typeof import('./plans/losses/en.ts').plans;
  posts: typeof import('./posts/en.ts').posts &
    typeof import('./posts/details/en.ts').posts &
    typeof import('./posts/sending/en.ts').posts;
  profiles: typeof import('./profiles/en.ts').profiles & typeof import('./profiles/details/en.ts').profiles;
  reports: typeof import('./reports/en.ts').reports;
  shell: typeof import('./shell/en.ts').shell & typeof import('./shell/hold/en.ts').shell;
  slots: typeof import('./slots/en.ts').slots;
  suppliers: typeof import('./suppliers/en.ts').suppliers &
    typeof import('./suppliers/form/en.ts').suppliers &
    typeof import('./suppliers/managers/en.ts').suppliers;
  taxonomies: typeof import('./taxonomies/en.ts').taxonomies;
  stats: typeof import('./stats/en.ts').stats & typeof import('./stats/about/en.ts').stats;
  ui: typeof import('./ui/en.ts').ui &
    typeof import('./ui/calendar/en.ts').ui &
    typeof import('./ui/discard/en.ts').ui &
    typeof import('./ui/moments/en.ts').ui &
    typeof import('./ui/ordered/en.ts').ui &
    typeof import('./ui/saving/en.ts').ui &
    typeof import('./ui/writing/en.ts').ui;
}

/** What only the server says, in answers and in mails. */
interface AnswerMessages {
  agency: typeof import('./agency/answers/en.ts').agency;
  campaigns: typeof import('./campaigns/answers/en.ts').campaigns;
  connections: typeof import('./connections/answers/en.ts').connections;
  contacts: typeof import('./contacts/answers/en.ts').contacts;
  emails: typeof import('./emails/en.ts').emails;
  errors: typeof import('./errors/en.ts').errors;
  legal: typeof import('./legal/answers/en.ts').legal;
  library: typeof import('./library/answers/en.ts').library;
  mailing: typeof import('./mailing/answers/en.ts').mailing;
  newsletters: typeof import('./newsletters/answers/en.ts').newsletters;
  posts: typeof import('./posts/answers/en.ts').posts;
  reports: typeof import('./reports/answers/en.ts').reports;
  suppliers: typeof import('./suppliers/answers/en.ts').suppliers;
  taxonomies: typeof import('./taxonomies/answers/en.ts').taxonomies;
}

/** Everything that is said. A test holds the other languages to the English keys and arguments. */
export type Messages = ScreenMessages & AnswerMessages;

type KeysOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${KeysOf<Words[Key]>}`;
}[keyof Words & string];

/** Everything that can be said, by its full key. */
export type MessageKey = KeysOf<Messages>;

/** A folder of words for screens. */
export type ScreenCatalogue =
  | Exclude<keyof ScreenMessages, 'nav'>
  | 'accounts/users'
  | 'agency/staff'
  | 'announcements/card'
  | 'authoring/editor'
  | 'authoring/sending'
  | 'campaigns/editor'
  | 'campaigns/publishing'
  | 'connections/notices'
  | 'contacts/importing'
  | 'newsletters/account'
  | 'generator/further'
  | 'guides/viewer'
  | 'legal/editor'
  | 'newsletters/detail'
  | 'plans/losses'
  | 'posts/details'
  | 'posts/sending'
  | 'profiles/details'
  | 'stats/about'
  | 'suppliers/form'
  | 'suppliers/managers'
  | 'ui/calendar'
  | 'ui/discard'
  | 'ui/moments'
  | 'ui/ordered'
  | 'ui/saving'
  | 'ui/writing'
  | 'shell/hold';

/** Folders that no browser is sent: mails, errors, and the `answers` of a noun. */
export const isAnswered = (catalogue: string): boolean => /^(emails|errors)$|\/answers$/.test(catalogue);

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: ScreenMessages;
  }
}

/** As a catalogue's file exports it: noun, section, key, text. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One tree of the words of several catalogues. */
export function mergeWords(...parts: readonly Words[]): Words {
  const merged: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const part of parts)
    for (const [noun, sections] of Object.entries(part)) merged[noun] = { ...merged[noun], ...sections };
  return merged;
}
