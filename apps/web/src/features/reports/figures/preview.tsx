import { useQuery } from '@tanstack/react-query';
import { campaignPreview } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ListSkeleton } from '../../../ui/states/states.tsx';
import shared from '../reports.module.css';
import classes from './figures.module.css';

interface Props {
  readonly campaign: number;
  /** What nobody was sent yet may have been sent a moment later. */
  readonly begun?: boolean;
  /** The framed document; it has a policy of its own, so nothing in it runs. */
  readonly src: string;
}

/** What was sent, as its readers see it, or why it is not shown (NEWS-035). */
export function Preview({ campaign, begun = true, src }: Props) {
  const t = useTranslations('reports.preview');
  const read = useQuery({
    queryKey: ['reports', 'preview', campaign, src, begun],
    queryFn: ({ signal }) => call(campaignPreview, { params: { id: campaign } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { kind: 'silent' },
  });
  if (read.isPending) return <ListSkeleton rows={1} shape="card" />;
  if (read.error) return <p className={shared.nothing}>{t('failed')}</p>;
  if (read.data.htmlbody.trim() === '') return <p className={shared.nothing}>{t('empty')}</p>;
  // No stop for the keyboard: its links lead nowhere, and a key that is pressed in a frame, as Escape in a dialog, reaches nobody.
  return <iframe className={classes.frame} title={t('frame')} src={src} sandbox="" loading="lazy" tabIndex={-1} />;
}
