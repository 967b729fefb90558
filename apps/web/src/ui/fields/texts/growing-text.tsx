import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './growing-text.module.css';

interface Props extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'styles' | 'classNames'> {
  readonly minRows: number;
  readonly maxRows: number;
  /** Of the field itself. */
  readonly inputClass?: string;
}

/** Unknown before there is a browser: its first picture is drawn for those that do. */
const growsByItself = typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content');

/**
 * A text field that grows with what is written. Where the browser does it by itself nothing is measured: to measure costs a
 * slow phone a fifth of a second when the field is drawn, and some more with every key.
 */
export function GrowingText({ minRows, maxRows, inputClass = '', ...props }: Props) {
  if (!growsByItself)
    return <Textarea autosize minRows={minRows} maxRows={maxRows} classNames={{ input: inputClass }} {...props} />;
  return (
    <Textarea
      classNames={{ input: `${classes.grows} ${inputClass}` }}
      styles={{ input: { '--rows-min': minRows, '--rows-max': maxRows } }}
      {...props}
    />
  );
}
