/** What a text may be set as, beside plain paragraphs. */
export type Format = 'bold' | 'italic' | 'link' | 'heading' | 'bullets' | 'numbers';

/** What is filled in for each reader, and what it is called where the text is written. */
export interface OfferedPlaceholder {
  readonly name: string;
  readonly label: string;
}

export interface RichTextProps {
  readonly label: string;
  /** HTML; '' is nothing. A placeholder stands in it as `{{name}}`. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly description?: string;
  readonly error?: string;
  readonly lang?: string;
  readonly formats?: readonly Format[];
  /** Its own steps of undo; without them those of what is around it count. */
  readonly history?: { readonly newGroupDelay: number; readonly depth: number };
  readonly placeholders?: readonly OfferedPlaceholder[];
  /** Lines that stand open before anything is written. */
  readonly rows?: number;
  /** The label is only spoken: what is around it says it. */
  readonly quiet?: boolean;
  /** The name of the field in its form: a refusal puts the cursor there. */
  readonly path?: string;
}

export const FORMATS: readonly Format[] = ['bold', 'italic', 'link'];
const ROW_PX = 22;
/** How high the text stands before anything is written. */
export const textHeight = (rows = 4): number => rows * ROW_PX + 24;
