import { NEWSLETTER_AHEAD_MIN, type NewsletterDetail } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { useNow } from '../../../../platform/time/use-now.ts';

/** Ten minutes from now at least, two weeks after staff's time at most. */
export function useTimeRules(newsletter: NewsletterDetail, chosen: string) {
  const t = useTranslations('newsletters.edit');
  const formats = useFormats();
  const now = useNow(15_000);
  const { fire_at, fire_at_until } = newsletter;
  const [minutes, until] = [NEWSLETTER_AHEAD_MIN, formats.rowTime(fire_at_until)];
  const earliest = now + minutes * 60_000;
  const at = Date.parse(chosen);
  const moved = chosen !== fire_at;
  return {
    earliest: new Date(earliest).toISOString(),
    hint: t('earliest', { minutes, until }),
    error:
      moved && at < earliest - 60_000
        ? t('tooSoon', { minutes })
        : moved && at > Date.parse(fire_at_until)
          ? t('tooLate', { until })
          : undefined,
  };
}
