import type { Block } from '@waypost/contract/newsletters';
import { ColumnsForm } from './columns-form.tsx';
import type { FormProps } from './form-props.ts';
import { OfferForm } from './offer-form.tsx';
import { SimpleForm } from './simple-form.tsx';
import { SocialForm } from './social-form.tsx';
import { FooterForm } from './text-form.tsx';

/** The fields of a block. */
export function FormOf({ block, onChange }: FormProps<Block>) {
  switch (block.type) {
    case 'offer':
      return <OfferForm block={block} onChange={onChange} />;
    case 'columns':
      return <ColumnsForm block={block} onChange={onChange} />;
    case 'social':
      return <SocialForm block={block} onChange={onChange} />;
    case 'footer':
      return <FooterForm block={block} onChange={onChange} />;
    default:
      return <SimpleForm block={block} onChange={onChange} />;
  }
}
