import type { SimpleBlock } from '@waypost/contract/newsletters';
import { ButtonForm } from './button-form.tsx';
import { DividerForm } from './divider-form.tsx';
import type { FormProps } from './form-props.ts';
import { ImageForm } from './image-form.tsx';
import { TextForm } from './text-form.tsx';

/** The fields of what may stand in a column, too. */
export function SimpleForm({ block, onChange }: FormProps<SimpleBlock>) {
  switch (block.type) {
    case 'text':
      return <TextForm block={block} onChange={onChange} />;
    case 'image':
      return <ImageForm block={block} onChange={onChange} />;
    case 'button':
      return <ButtonForm block={block} onChange={onChange} />;
    case 'divider':
      return <DividerForm block={block} onChange={onChange} />;
  }
}
