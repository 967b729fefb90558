import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './legal-page.module.css';
import type { Text as LegalText } from './texts.ts';

interface Props {
  readonly text: LegalText;
  readonly onTake: (body: string) => void;
}

/** Who published what, and when; any of them can be taken up again. */
export function Versions({ text, onTake }: Props) {
  const t = useTranslations('legal.versions');
  const formats = useFormats();
  return (
    <SectionCard title={t('title')}>
      {text.versions.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ul className={classes.versions}>
        {text.versions.map(({ version, body, author, created }, at) => (
          <li key={version} className={classes.version}>
            <div>
              <Text component="div" size="sm" fw={560}>
                {t('number', { version })} {at === 0 && <StatusBadge tone="accent" label={t('current')} />}
              </Text>
              <Text size="sm" c="dimmed">
                {t('by', { author: author ?? t('unknown'), when: formats.dateTime(created) })}
                {body === null && <br />}
                {body === null && t('reset')}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('takeOf', { version })}
              onClick={() => onTake(body ?? text.default_body)}
            >
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
