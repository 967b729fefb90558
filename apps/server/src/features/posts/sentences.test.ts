import { PREFLIGHT_CODES, type PreflightCode, STATUS_LABELS } from '@waypost/contract/posts';
import { METRIC_KEYS } from '@waypost/contract/stats';
import { locales, messagesOf } from '@waypost/i18n';
import { expect, test } from 'vitest';
import { translate } from '../../platform/errors/index.ts';
import { preflightText } from './preflight/preflight-posts.ts';
import { reasonSentence } from './reason-text.ts';

const VALUES: Partial<Record<PreflightCode, Record<string, string | number>>> = {
  message_too_long: { length: 3_500, limit: 3_000 },
  too_many_images: { limit: 10 },
  too_soon: { minutes: 10 },
  same_text: { post: 12_345, minutes: 15, at: Date.parse('2026-07-01T16:30:00Z') },
  slot_taken: { at: Date.parse('2026-07-01T16:30:00Z') },
  first_comment_too_long: { length: 1_300, limit: 1_250 },
  video_too_short: { minimum: 3 },
  video_too_long: { maximum: 90, minutes: 1.5 },
  end_card_left_out: { maximum: 90, minutes: 1.5 },
  media_unprepared: { detail: 'unreadable' },
  placeholder_unknown: { name: 'agent.shoe_size', known: 'agent.first_name' },
  placeholder_empty: { name: 'booking_link' },
  placeholder_upgrade: { name: 'booking_link' },
};
const MACHINE_REASONS = [
  'media_preparing',
  'media_unprepared',
  'logo_unreadable',
  'placeholder_empty',
  'placeholder_upgrade',
  'missed',
  'late_outage',
  'reconnect',
  'paused',
  'connection_removed',
  'removed_deleted',
  'gave_up',
  'unconfirmed_looking',
  'unconfirmed_ask_text',
  'unconfirmed_ask_cannot_read',
  'comment_unconfirmed',
  'duplicate',
  'not_sent',
  'step_failed',
  'media_missing',
  'held',
  'same_text_open',
  'rate_limited',
  'blocked',
  'ours_configuration',
  'type_unsupported',
];

test.each(locales)('%s has a sentence for every code, status and figure', (locale) => {
  for (const code of PREFLIGHT_CODES) {
    const sentence = translate(locale, preflightText({ app: 'linkedin', code, level: 'error', values: VALUES[code] }));
    expect(sentence, code).not.toMatch(/posts\.preflight|[{}]/);
  }
  for (const code of MACHINE_REASONS) {
    const sentence = reasonSentence(locale, code, { detail: null });
    expect(sentence, code).not.toBe(reasonSentence(locale, 'nobody_knows'));
    expect(sentence, code).not.toMatch(/posts\.reason|[{}]/);
  }
  const { posts, stats } = messagesOf(locale);
  for (const label of STATUS_LABELS) expect(posts.status[label]).toBeTruthy();
  for (const key of METRIC_KEYS) expect(stats.label[key] && stats.about[key], key).toBeTruthy();
});

test('times in sentences are those of Toronto', () => {
  const message = { app: 'facebook', code: 'same_text', level: 'error', values: VALUES.same_text } as const;
  expect(translate('en', preflightText(message))).toMatch(/Jul 1, 2026,? 12:30/);
  expect(translate('en', preflightText(message))).toContain('(post 12345)');
});
