import { SegmentedControl } from '@mantine/core';
import { BLOCKS_MAX, type CampaignCheck, type CampaignImage, type EmailCampaign } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n/locale';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useChoosableSuppliers } from '../../suppliers/index.ts';
import { type Writer, WriterContext } from '../blocks/writer.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import type { Checks } from '../checks/use-checks.ts';
import { emptyVariant, withVariant, writtenIn } from '../draft/campaign-content.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import classes from './editor.module.css';
import { EnvelopeCard } from './envelope-card.tsx';
import { IntroCard } from './intro-card.tsx';
import { Languages, NotWritten } from './languages.tsx';
import { BlockList, PreviewPanel } from './lazy-parts.tsx';

type Side = 'preview' | 'checks';
interface Props {
  readonly campaign: EmailCampaign;
  readonly writing: Writing;
  readonly readOnly: boolean;
  readonly mayChange: boolean;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly checks: Checks;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly opened: string | null;
  readonly onOpen: (block: string | null) => void;
  readonly onJump: (check: CampaignCheck) => void;
}
const NOTHING: readonly CampaignCheck[] = [];

/** What a reader gets, in one language at a time: on the left written, on the right as it will look, or what is amiss with it. */
export function WriteTab(props: Props) {
  const { campaign, writing, readOnly, locale, onLocale, checks, side, opened, onOpen } = props;
  const t = useTranslations('authoring.page');
  const { content, edit, draft } = writing;
  // Where nothing is written yet, writing begins it.
  const variant = content.variants[locale] ?? (writtenIn(content).length === 0 ? emptyVariant : null);
  const writer = useWriterOf(props);
  const errors = checks.found.data?.results.filter(({ severity }) => severity === 'error') ?? NOTHING;
  return (
    <WriterContext value={writer}>
      <div className={classes.grid}>
        <div className={classes.column}>
          <Languages
            content={content}
            locale={locale}
            readOnly={readOnly}
            amiss={errors.flatMap((check) => (check.locale ? [check.locale] : []))}
            onLocale={onLocale}
            edit={edit}
          />
          {variant === null ? (
            <NotWritten content={content} locale={locale} readOnly={readOnly} edit={edit} />
          ) : (
            // Another language is another text: no field takes over what the one before had open.
            <div className={classes.column} key={locale}>
              <EnvelopeCard variant={variant} locale={locale} edit={edit} />
              <IntroCard variant={variant} locale={locale} edit={edit} />
              <SectionCard title={t('content')}>
                <BlockList
                  blocks={variant.blocks}
                  most={BLOCKS_MAX}
                  opened={opened}
                  onOpen={onOpen}
                  onChange={(blocks, field) =>
                    edit((now) => withVariant(now, locale, { blocks: [...blocks] }), field && `${locale}.${field}`)
                  }
                />
              </SectionCard>
            </div>
          )}
        </div>
        <aside className={classes.side} aria-label={t(`side.${side}`)}>
          <SegmentedControl
            fullWidth
            aria-label={t('sideLabel')}
            value={side}
            onChange={(value) => props.onSide(value === 'checks' ? 'checks' : 'preview')}
            data={[
              { value: 'preview', label: t('side.preview') },
              {
                value: 'checks',
                label: errors.length === 0 ? t('side.checks') : t('side.checksCount', { count: errors.length }),
              },
            ]}
          />
          {side === 'checks' ? (
            <SectionCard label={t('side.checks')}>
              <ChecksPanel checks={checks} mayAsk={props.mayChange} onJump={props.onJump} />
            </SectionCard>
          ) : (
            <PreviewPanel
              campaign={campaign.id}
              version={draft.saved.version}
              country={campaign.country_iso}
              locale={locale}
              variant={draft.saved.content.variants[locale] ?? emptyVariant}
            />
          )}
        </aside>
      </div>
    </WriterContext>
  );
}

/** What the parts of the editor share. Fields say what is wrong with them once somebody has looked at the checks. */
function useWriterOf({ campaign, writing: { content }, readOnly, locale, checks, side }: Props): Writer {
  const [learnt, setLearnt] = useState<readonly CampaignImage[]>([]);
  const learn = useCallback((picture: CampaignImage) => setLearnt((before) => [...before, picture]), []);
  const choosable = useChoosableSuppliers();
  const [looked, setLooked] = useState(false);
  if (side === 'checks' && !looked) setLooked(true);
  const pictures = useMemo(
    () => new Map([...campaign.pictures, ...learnt].map((one) => [one.id, one])),
    [campaign.pictures, learnt],
  );
  const suppliers = useMemo(() => {
    const all = [...(choosable.data?.results ?? []), ...campaign.suppliers];
    return content.suppliers.map((id) => ({
      value: String(id),
      label: all.find((one) => one.id === id)?.supplier_label ?? String(id),
    }));
  }, [choosable.data, campaign.suppliers, content.suppliers]);
  const found = checks.found.data?.results;
  const ofLocale = useMemo(
    () => (looked && found ? found.filter((check) => check.locale === locale) : NOTHING),
    [looked, found, locale],
  );
  return useMemo(
    () => ({ locale, readOnly, pictures, learn, suppliers, checks: ofLocale }),
    [locale, readOnly, pictures, learn, suppliers, ofLocale],
  );
}
