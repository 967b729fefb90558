import type { NewsletterDetail } from '@waypost/contract/newsletters';

/** What an agent may say in her own way. */
export type Values = Pick<NewsletterDetail, 'subject' | 'intro_html' | 'fire_at'>;
export const ownFields = ['subject', 'intro_html', 'fire_at'] as const;

export const valuesOf = ({ subject, intro_html, fire_at }: NewsletterDetail): Values => ({
  subject,
  intro_html,
  fire_at,
});
