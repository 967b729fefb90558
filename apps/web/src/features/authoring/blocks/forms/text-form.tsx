import type { BlockOf } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { useOffered } from '../use-offered.ts';
import { useProblem, useWriter } from '../writer.ts';
import { AlignField } from './align-field.tsx';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';

const FORMATS = ['bold', 'italic', 'link', 'heading', 'bullets', 'numbers'] as const;
const QUIET = ['bold', 'italic', 'link'] as const;

export function TextForm({ block, onChange }: FormProps<BlockOf<'text'>>) {
  const t = useTranslations('authoring.form');
  const { locale } = useWriter();
  const placeholders = useOffered(locale);
  const problem = useProblem(block.id);
  return (
    <div className={classes.form}>
      <RichText
        label={t('text')}
        quiet
        lang={locale}
        rows={4}
        formats={FORMATS}
        placeholders={placeholders}
        path={`${block.id}.html`}
        error={problem('html')}
        value={block.html}
        onChange={(html) => onChange({ ...block, html }, 'html')}
      />
      <AlignField value={block.align} onChange={(align) => onChange({ ...block, align }, null)} />
    </div>
  );
}

export function FooterForm({ block, onChange }: FormProps<BlockOf<'footer'>>) {
  const t = useTranslations('authoring.form');
  const { locale } = useWriter();
  const placeholders = useOffered(locale);
  const problem = useProblem(block.id);
  return (
    <RichText
      label={t('footer')}
      description={t('footerHint')}
      lang={locale}
      rows={2}
      formats={QUIET}
      placeholders={placeholders}
      path={`${block.id}.html`}
      error={problem('html')}
      value={block.html}
      onChange={(html) => onChange({ ...block, html }, 'html')}
    />
  );
}
