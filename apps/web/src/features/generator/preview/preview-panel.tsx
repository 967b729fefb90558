import { SegmentedControl, Text, Title } from '@mantine/core';
import { CHANNELS, publishedText, type SignatureSettings, type SocialApp } from '@waypost/contract';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NetworkGlyph } from '../../../ui/network-icon.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import type { DraftContent } from '../draft-content.ts';
import { FacebookPreview } from './facebook-preview.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

/** One component per network; a network without one has no tab. */
const PREVIEWS: Readonly<Partial<Record<SocialApp, ComponentType<PreviewProps>>>> = { facebook: FacebookPreview };

interface Props {
  readonly content: DraftContent;
  readonly apps: readonly ConnectedApp[];
  readonly signature: SignatureSettings | null;
}

export function PreviewPanel({ content, apps, signature }: Props) {
  const t = useTranslations('generator');
  const shown = apps.filter(({ app }) => PREVIEWS[app]);
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = chosen ?? content.applications.find((app) => PREVIEWS[app]);
  const current = shown.find(({ app }) => app === wanted) ?? shown[0];
  const Preview = current && PREVIEWS[current.app];
  return (
    <section className={classes.panel} aria-label={t('preview.title')}>
      <div className={classes.bar}>
        <Title order={2}>{t('preview.title')}</Title>
        {current && shown.length > 1 && (
          <SegmentedControl
            aria-label={t('preview.tabs')}
            size="xs"
            value={current.app}
            onChange={setChosen}
            data={shown.map(({ app }) => ({
              value: app,
              label: (
                <span className={classes.tab}>
                  <NetworkGlyph app={app} size={16} />
                  {CHANNELS[app].name}
                </span>
              ),
            }))}
          />
        )}
      </div>
      {current && Preview ? (
        <Preview
          pageName={current.pageName}
          pageImage={current.pageImage}
          text={publishedText(content.message, current.app, signature)}
          images={content.images}
          link={content.link.trim() || null}
          fireAt={content.fireAt}
          firstComment={content.firstComment.trim() || null}
        />
      ) : (
        <p className={classes.placeholder}>{t('preview.empty')}</p>
      )}
      <Text size="sm" c="dimmed" ta="center" mt={12}>
        {t('composer.previewNote')}
      </Text>
    </section>
  );
}
