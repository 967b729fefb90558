import { ActionIcon, Button, Group, Tabs } from '@mantine/core';
import { IconAlertTriangle, IconDots, IconLanguage, IconPlus } from '@tabler/icons-react';
import { about } from '@waypost/i18n/about';
import { isLocale, type Locale, locales } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type CampaignContent, copiedVariant, emptyVariant, writtenIn } from '../draft/campaign-content.ts';
import type { Edit } from '../draft/use-campaign-draft.ts';
import classes from './editor.module.css';

interface Props {
  readonly content: CampaignContent;
  readonly locale: Locale;
  readonly readOnly: boolean;
  readonly edit: Edit;
}

const loadMenu = () => withWords(['authoring/editor'], () => import('./language-menu.tsx'));

const put = (edit: Edit, locale: Locale, variant: CampaignContent['variants'][Locale]) =>
  edit((now) => ({ ...now, variants: { ...now.variants, [locale]: variant } }));

/** The languages that it is written in, and those that it could be. */
export function Languages({
  content,
  locale,
  readOnly,
  edit,
  amiss,
  onLocale,
}: Props & { readonly amiss: readonly Locale[]; readonly onLocale: (locale: Locale) => void }) {
  const t = useTranslations('authoring.languages');
  const written = writtenIn(content);
  const others = written.filter((one) => one !== locale);
  // Where nothing is written yet, the language that is open is the first.
  const here = (one: Locale) => written.includes(one) || (written.length === 0 && one === locale);
  return (
    <div className={classes.languages}>
      <Tabs
        className={classes.languageTabs}
        value={locale}
        onChange={(chosen) => chosen !== null && isLocale(chosen) && onLocale(chosen)}
      >
        <Tabs.List aria-label={t('label')}>
          {locales.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              leftSection={here(one) ? undefined : <IconPlus size={14} stroke={1.9} />}
              rightSection={
                amiss.includes(one) && (
                  <IconAlertTriangle
                    size={15}
                    stroke={1.8}
                    className={classes.amiss}
                    role="img"
                    aria-label={t('amiss')}
                  />
                )
              }
            >
              {about[one].name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {here(locale) && !readOnly && others.length > 0 && (
        <DeferredMenu
          load={loadMenu}
          with={{
            others,
            name: about[locale].name,
            onCopy: (from: Locale) => {
              const source = content.variants[from];
              if (source) put(edit, locale, copiedVariant(source));
            },
            onRemove: () => put(edit, locale, null),
          }}
          target={
            <ActionIcon aria-label={t('menu', { language: about[locale].name })}>
              <IconDots size={18} stroke={1.7} />
            </ActionIcon>
          }
        />
      )}
    </div>
  );
}

/** A language that it is not written in yet: begun empty, or as another one stands. */
export function NotWritten({ content, locale, readOnly, edit }: Props) {
  const t = useTranslations('authoring.languages');
  const language = about[locale].name;
  const others = writtenIn(content);
  const instead = others.includes('en') ? 'en' : others[0];
  return (
    <SectionCard>
      <EmptyState
        icon={<IconLanguage size={40} stroke={1.4} />}
        title={t('none', { language })}
        text={instead && t('noneText', { language: about[instead].name })}
        action={
          !readOnly && (
            <Group justify="center" gap={8}>
              {others.map((from) => (
                <Button
                  key={from}
                  variant="default"
                  onClick={() => {
                    const source = content.variants[from];
                    if (source) put(edit, locale, copiedVariant(source));
                  }}
                >
                  {t('copyFrom', { language: about[from].name })}
                </Button>
              ))}
              <Button variant="default" onClick={() => put(edit, locale, emptyVariant)}>
                {t('startEmpty')}
              </Button>
            </Group>
          )
        }
      />
    </SectionCard>
  );
}
