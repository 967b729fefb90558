import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import classes from './trouble-strip.module.css';
import type { Trouble } from './use-troubles.ts';

/** One card above everything, only when something waits for the person: a line each, on phones folded into one. */
export function TroubleStrip({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const t = useTranslations('dashboard.troubles');
  const [unfolded, setUnfolded] = useState(false);
  const list = useId();
  if (troubles.length === 0) return null;
  return (
    // The style sheet decides what folds: whoever draws the first picture does not know how wide the screen is.
    <section
      className={classes.strip}
      aria-label={t('title')}
      data-folds={troubles.length > 1}
      data-unfolded={unfolded}
    >
      <UnstyledButton
        className={classes.fold}
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfolded(!unfolded)}
      >
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
        {t('count', { count: troubles.length })}
      </UnstyledButton>
      <ul id={list}>
        {troubles.map(({ key, app, tone, title, text, steps }) => (
          <li key={key} data-tone={tone}>
            <NetworkGlyph app={app} size={18} />
            <p>
              <strong>{title}</strong> {text && <span>{text}</span>}
            </p>
            <span className={classes.steps}>
              {steps.map(({ label, to }) => (
                <LinkButton key={label} variant="default" size="compact-sm" className={classes.step} to={to}>
                  {label}
                </LinkButton>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
