import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type CampaignCheck, HTML_BYTES } from '@waypost/contract/newsletters';
import { about } from '@waypost/i18n/about';
import { locales } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from '../../../ui/listing/checks.module.css';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useCheckWords } from './use-check-words.ts';
import type { Checks } from './use-checks.ts';

interface Props {
  readonly checks: Checks;
  readonly mayAsk: boolean;
  /** To what a check is about. */
  readonly onJump: (check: CampaignCheck) => void;
}
const KB = 1_000;

/** What keeps it from going out, what else should be looked at, each leading to its place; and how large it is. */
export function ChecksPanel({ checks: { found, links }, mayAsk, onJump }: Props) {
  const t = useTranslations('authoring.checks');
  const formats = useFormats();
  if (found.isPending) return <ListSkeleton rows={3} shape="line" />;
  if (found.data === undefined) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { bytes, links: asked } = found.data;
  // What is known of the links stands below, beside what asks them.
  const results = found.data.results.filter(({ code }) => code !== 'links_unchecked');
  const errors = results.filter(({ severity }) => severity === 'error');
  const warnings = results.filter(({ severity }) => severity === 'warning');
  return (
    <div className={classes.panel} aria-busy={found.isPlaceholderData}>
      {results.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={40} stroke={1.4} />} title={t('allWell')} text={t('allWellText')} />
      )}
      <List of={errors} title={t('errors', { count: errors.length })} onJump={onJump} />
      <List of={warnings} title={t('warnings', { count: warnings.length })} onJump={onJump} />
      <dl className={classes.sizes}>
        {locales.map((locale) => {
          const size = bytes[locale];
          if (size === null) return null;
          return (
            <div key={locale} data-over={size > HTML_BYTES.most || undefined}>
              <dt>{t('size', { language: about[locale].name })}</dt>
              <dd>{t('kilobytes', { size: formats.number(Math.round(size / KB)), most: HTML_BYTES.most / KB })}</dd>
            </div>
          );
        })}
      </dl>
      {mayAsk && (
        <div className={classes.links}>
          <span role="status">{t(`links.${asked}`)}</span>
          <Button
            variant="default"
            size="xs"
            loading={links.pending || asked === 'checking'}
            onClick={() => links.run()}
          >
            {t('askLinks')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ListProps {
  readonly of: readonly CampaignCheck[];
  readonly title: string;
  readonly onJump: (check: CampaignCheck) => void;
}

function List({ of, title, onJump }: ListProps) {
  const say = useCheckWords();
  if (of.length === 0) return null;
  const Mark = of[0]?.severity === 'error' ? IconCircleX : IconAlertTriangle;
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {of.map((check) => (
          <li key={[check.code, check.locale, check.block, check.field, check.detail].join()}>
            <UnstyledButton className={classes.check} data-severity={check.severity} onClick={() => onJump(check)}>
              <Mark size={17} stroke={1.7} aria-hidden="true" />
              <span className={classes.words}>
                {say(check)}
                {check.locale && <small>{about[check.locale].name}</small>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
