import { VisuallyHidden } from '@mantine/core';
import type { Posting } from '@waypost/contract/campaigns';
import { CHANNELS, sharingOf } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import classes from './performance.module.css';

/** Where it leads, what the network makes of that address, and its window for sharing it (ADMCAL-030). */
export function PostingLinks({
  posting,
}: {
  readonly posting: Pick<Posting, 'app' | 'landing_page_link' | 'og_data'>;
}) {
  const t = useTranslations('marketing.links');
  const { app, landing_page_link: url, og_data: og } = posting;
  if (url === null) return null;
  const sharing = sharingOf(app, url);
  const network = CHANNELS[app].name;
  return (
    <div className={classes.links}>
      {og && <strong>{og.title}</strong>}
      <Outside href={url}>{url}</Outside>
      {sharing && (
        <span className={classes.linkVerbs}>
          <Outside href={sharing.debug}>
            {t('debug')} <VisuallyHidden>{t('debugOn', { network })}</VisuallyHidden>
          </Outside>
          <Outside href={sharing.share}>
            {t('share')} <VisuallyHidden>{t('shareOn', { network })}</VisuallyHidden>
          </Outside>
        </span>
      )}
    </div>
  );
}

const Outside = ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
