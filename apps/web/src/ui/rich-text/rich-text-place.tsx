import { Input, Skeleton } from '@mantine/core';
import { type RichTextProps, textHeight } from './rich-text-props.ts';

const TOOLBAR_PX = 45;

/** Keeps the place of the editor until its code is there. */
export const RichTextPlace = ({ label, rows, quiet }: RichTextProps) => (
  <Input.Wrapper label={quiet ? undefined : label} labelElement="div">
    <Skeleton height={textHeight(rows) + TOOLBAR_PX} radius="md" aria-hidden="true" data-coming />
  </Input.Wrapper>
);
