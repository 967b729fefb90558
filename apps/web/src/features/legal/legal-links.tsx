import { Anchor, VisuallyHidden } from '@mantine/core';
import { LEGAL_DOCUMENTS, type LegalDocument, legalPath } from '@waypost/contract/legal';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import classes from './legal-links.module.css';

interface LinkProps {
  readonly document: LegalDocument;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The pages are the server's own: they open beside the program, so that nothing typed is lost. */
function LegalLink({ document, className, children }: LinkProps) {
  const t = useTranslations('legal.links');
  return (
    <Anchor href={legalPath(document, useLanguage())} target="_blank" className={className}>
      {children} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </Anchor>
  );
}

/** Beside the box that accepts them. */
export function TermsLink({ className }: { readonly className?: string }) {
  const t = useTranslations('legal.links');
  return (
    <LegalLink document="terms" className={className}>
      {t('readTerms')}
    </LegalLink>
  );
}

/** All of them, at the foot of a page. */
export function LegalLinks() {
  const t = useTranslations('legal');
  return (
    <nav className={classes.links} aria-label={t('links.label')}>
      {LEGAL_DOCUMENTS.map((document) => (
        <LegalLink key={document} document={document} className={classes.link}>
          {t(`names.${document}`)}
        </LegalLink>
      ))}
    </nav>
  );
}
