import { TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import { completeAddress } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import type { DraftContent } from '../draft/draft-content.ts';
import classes from './link.module.css';
import type { LinkPage } from './use-link-page.ts';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly page: LinkPage;
  readonly error?: string;
}

/** The address that a post shows, and what the page behind it says about itself. */
export default function LinkPart({ content, onChange, page, error }: Props) {
  const t = useTranslations('generator.link');
  const { link, applications } = content;
  const linkless = applications.filter((app) => CHANNELS[app].link === null);
  return (
    <div className={classes.part}>
      <TextInput
        label={t('label')}
        description={linkless.map((app) => t('leftOut', { network: CHANNELS[app].name })).join(' ') || undefined}
        placeholder={t('placeholder')}
        inputMode="url"
        autoComplete="off"
        data-needed="link"
        value={link}
        error={error}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
        onBlur={() => onChange({ link: completeAddress(link) ?? '' })}
      />
      <PageCard {...page} />
    </div>
  );
}

function PageCard({ reading, preview }: LinkPage) {
  const t = useTranslations('generator.link');
  if (!reading && preview === null) return null;
  const words = preview?.title ?? (preview && URL.parse(preview.link)?.hostname);
  return (
    <div className={classes.page} aria-live="polite">
      {preview?.image ? (
        <img src={preview.image.thumbnail_url} alt="" className={classes.picture} />
      ) : (
        <span className={classes.picture}>
          <IconLink size={20} stroke={1.7} aria-hidden="true" />
        </span>
      )}
      <span className={classes.words}>
        <strong>{reading ? t('reading') : words}</strong>
        {!reading && <span>{preview?.image ? t('pictureOfPage') : t('noPicture')}</span>}
      </span>
    </div>
  );
}
