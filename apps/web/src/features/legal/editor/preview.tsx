import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import classes from './legal-page.module.css';
import { previewText, type Which } from './texts.ts';

/** The text as its page will show it, with everything filled in. */
export function Preview({ which, body }: { readonly which: Which; readonly body: string }) {
  const t = useTranslations('legal.edit');
  const html = useQuery({
    queryKey: ['legal-preview', which.document, which.locale, body],
    queryFn: ({ signal }) => (body.trim() === '' ? { html: '' } : previewText(which, body, signal)),
    placeholderData: keepPreviousData,
  });
  if (html.isError) return <ErrorState error={html.error} onRetry={() => void html.refetch()} />;
  if (html.isPending) return <ListSkeleton rows={4} shape="line" />;
  return (
    <section
      ref={(page) => page?.replaceChildren(...nodesOf(html.data.html))}
      className={classes.preview}
      lang={which.locale}
      aria-label={t('preview')}
    />
  );
}

/** The server makes it of Markdown in which no markup survives (decision 071); what is parsed here runs nothing either. */
const nodesOf = (html: string): readonly Node[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
];
