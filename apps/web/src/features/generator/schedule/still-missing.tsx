import { UnstyledButton } from '@mantine/core';
import type { PreflightMessage } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import classes from '../composer.module.css';
import { isError, type Requirement } from './checks.ts';

/** The column in which everything is that a post needs. */
export const COMPOSER_ID = 'composer';

/** Where each thing is done: what takes the focus there. */
const PLACES: Readonly<Record<Requirement | 'problem', string>> = {
  network: '[role="checkbox"]',
  message: 'textarea',
  media: '[data-needed="media"]',
  upload: '[data-needed="media"]',
  link: '[data-needed="link"]',
  reading: '[data-needed="link"]',
  linkPicture: '[data-needed="media"]',
  linkAlone: '[data-needed="link"], [data-needed="shows"] input:checked',
  problem: '[data-needed="checks"]',
};

interface Props {
  readonly missing: readonly Requirement[];
  readonly messages: readonly PreflightMessage[];
}

/** Beside the button that is off: why, in a few words; a press leads to the first of it. */
export function StillMissing({ missing, messages }: Props) {
  const t = useTranslations('generator.requirements');
  const problems = messages.filter(isError).length;
  const [first = 'problem'] = missing;
  if (missing.length === 0 && problems === 0) return null;
  const lead = () => {
    const place = document.getElementById(COMPOSER_ID)?.querySelector<HTMLElement>(PLACES[first]);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  };
  return (
    <UnstyledButton className={classes.stillMissing} onClick={lead}>
      {missing.length > 0
        ? t('still', { what: missing.map((requirement) => t(`short.${requirement}`)).join(', ') })
        : t('problems', { count: problems })}
    </UnstyledButton>
  );
}
