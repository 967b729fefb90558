import { useQuery } from '@tanstack/react-query';
import { effectOfPosting } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { POSTINGS_KEY } from '../api.ts';

export interface EffectProps {
  readonly posting: number;
  readonly what: 'edit' | 'reschedule' | 'delete';
}

/** What a verb does to the posts that advisors have of it, and to about how many (ADMCAL-038 to 041). */
export default function EffectNote({ posting, what }: EffectProps) {
  const t = useTranslations('marketing.warning');
  const { data, isError } = useQuery({
    queryKey: [...POSTINGS_KEY, 'effect', posting, what],
    queryFn: ({ signal }) => call(effectOfPosting, { params: { id: posting }, query: { what } }, { signal }),
    // It goes on changing: asked anew by every dialog.
    staleTime: 0,
    meta: { kind: 'silent' },
  });
  return (
    <Notice tone="warning">
      {t(what)}{' '}
      <span aria-live="polite">
        {data
          ? t(`effect.${what}`, { changed: data.changed, kept: data.kept, out: data.out })
          : !isError && t('counting')}
      </span>
    </Notice>
  );
}
