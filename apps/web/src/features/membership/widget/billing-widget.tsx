import { Anchor, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states/states.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { useWidget, type Wanted } from './use-widget.ts';
import { Ways } from './ways.tsx';
import classes from './widget.module.css';

/** The provider's widget in a document of its own (decision 149): what is paid with is typed there, and never here. */
export function BillingWidget(wanted: Wanted) {
  const t = useTranslations('membership.widget');
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = useLanguage();
  const { attempt, height, error, stage, again, greet } = useWidget(frame, wanted);
  const { document, fallback } = wanted.account.widget;
  if (error) {
    if (isApiError(error) && error.code === 'email_unverified') return <Unconfirmed onRetry={again} />;
    if (!isApiError(error) || error.status < 500) return <ErrorState error={error} onRetry={again} />;
    return <Trouble title={t('away')} text={t('awayText')} fallback={fallback} onRetry={again} />;
  }
  const failed = stage === 'blocked' || stage === 'broken';
  const opened = stage === 'opened';
  return (
    <div className={classes.widget} aria-busy={!opened && !failed}>
      {failed && <Trouble title={t('blocked')} text={t('blockedText')} fallback={fallback} onRetry={again} />}
      {!opened && !failed && <Waiting key={`wait-${attempt}`} fallback={fallback} onRetry={again} />}
      {!failed && (
        <iframe
          key={`frame-${attempt}`}
          ref={frame}
          title={t('title')}
          className={classes.frame}
          src={`${document}?lang=${locale}`}
          height={height}
          onLoad={greet}
          data-opened={opened}
          allow="payment"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

interface Out {
  readonly fallback: string;
  readonly onRetry: () => void;
}

const SLOW_MS = 12_000;

/** What takes long is said, with the ways out of it; it may still come. */
function Waiting(out: Out) {
  const t = useTranslations('membership.widget');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.waiting} role="status">
      <Loader size="sm" />
      <Text size="sm">{slow ? t('slow') : t('loading')}</Text>
      {slow && <WaysOut {...out} />}
    </div>
  );
}

function Trouble({ title, text, ...out }: Out & { readonly title: string; readonly text: string }) {
  return (
    <div role="alert">
      <Notice tone="warning" title={title}>
        {text}
      </Notice>
      <WaysOut {...out} />
    </div>
  );
}

/** Once more here, or at the provider's own page. */
function WaysOut({ fallback, onRetry }: Out) {
  const t = useTranslations('membership.widget');
  return (
    <Ways onRetry={onRetry}>
      <Anchor size="sm" href={fallback} target="_blank" rel="noopener noreferrer">
        {t('outside')}
      </Anchor>
    </Ways>
  );
}
