import { TextInput } from '@mantine/core';
import { BLOCK_LABEL_MAX, type BlockOf, OFFER_PRICE_MAX, OFFER_TITLE_MAX } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import fields from '../../../../ui/fields/fields.module.css';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { useOffered } from '../use-offered.ts';
import { useProblem, useWriter } from '../writer.ts';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';
import { LinkFields } from './link-fields.tsx';
import { PictureFields } from './picture-fields.tsx';

const FORMATS = ['bold', 'italic', 'link', 'bullets'] as const;

/** A card that sells something: picture, title, price, a few words, a button. */
export function OfferForm({ block, onChange }: FormProps<BlockOf<'offer'>>) {
  const t = useTranslations('authoring.form');
  const { locale } = useWriter();
  const placeholders = useOffered(locale);
  const problem = useProblem(block.id);
  const text = (field: 'title' | 'price' | 'label', maxLength: number) => ({
    lang: locale,
    maxLength,
    'data-path': `${block.id}.${field}`,
    error: problem(field),
    value: block[field],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ ...block, [field]: event.currentTarget.value }, field),
  });
  return (
    <div className={classes.form}>
      <PictureFields id={block.id} of={block} onChange={(change, field) => onChange({ ...block, ...change }, field)} />
      <div className={fields.pair}>
        <TextInput label={t('offerTitle')} {...text('title', OFFER_TITLE_MAX)} />
        <TextInput label={t('price')} placeholder={t('priceExample')} {...text('price', OFFER_PRICE_MAX)} />
      </div>
      <RichText
        label={t('offerText')}
        lang={locale}
        rows={3}
        formats={FORMATS}
        placeholders={placeholders}
        path={`${block.id}.html`}
        error={problem('html')}
        value={block.html}
        onChange={(html) => onChange({ ...block, html }, 'html')}
      />
      <TextInput label={t('offerLabel')} description={t('offerLabelHint')} {...text('label', BLOCK_LABEL_MAX)} />
      <LinkFields
        id={block.id}
        of={block}
        label={t('offerUrl')}
        onChange={(change, field) => onChange({ ...block, ...change }, field)}
      />
    </div>
  );
}
