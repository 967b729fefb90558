/** The mails that a person can turn off, in the order in which they are listed. All others are about the account itself. */
export const NOTICES = [
  'post_failed',
  'posts_missed',
  'preflight_trouble',
  'posts_planned',
  'staff_text',
  'connection_broken',
  'connection_expiring',
  'contacts_imported',
  'contacts_exported',
  'newsletter_ready',
] as const;
export type Notice = (typeof NOTICES)[number];

export const isNotice = (mail: string): mail is Notice => NOTICES.some((one) => one === mail);
