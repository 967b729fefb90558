import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBraces,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeferredMenu } from '../dialogs/deferred-menu.tsx';
import { headingLevel } from './extensions.ts';
import classes from './rich-text.module.css';
import type { Format, OfferedPlaceholder } from './rich-text-props.ts';

interface Props {
  readonly editor: Editor;
  readonly formats: readonly Format[];
  readonly placeholders: readonly OfferedPlaceholder[] | undefined;
  readonly history: boolean;
  readonly onLink: () => void;
}
interface Tool {
  readonly icon: Icon;
  readonly mark: string;
  readonly run: (editor: Editor) => void;
}

const TOOLS: Readonly<Record<Exclude<Format, 'link'>, Tool>> = {
  bold: { icon: IconBold, mark: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  italic: { icon: IconItalic, mark: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  heading: {
    icon: IconHeading,
    mark: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: headingLevel }).run(),
  },
  bullets: { icon: IconList, mark: 'bulletList', run: (editor) => editor.chain().focus().toggleBulletList().run() },
  numbers: {
    icon: IconListNumbers,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
};

/** What can be done with the text: one stop of the Tab key, arrows from one to the next. */
export function Toolbar({ editor, formats, placeholders, history, onLink }: Props) {
  const t = useTranslations('ui.writing');
  const [at, setAt] = useState(0);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marks: formats.filter((format) => now.isActive(format === 'link' ? 'link' : TOOLS[format].mark)),
      undo: history && now.can().undo(),
      redo: history && now.can().redo(),
    }),
  });
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const tools = [...event.currentTarget.querySelectorAll('button')];
    const from = tools.findIndex((tool) => tool.matches(':focus'));
    event.preventDefault();
    const next = (from + by + tools.length) % tools.length;
    setAt(next);
    tools[next]?.focus();
  };
  let place = 0;
  const stop = () => {
    const here = place++;
    return { tabIndex: here === at ? 0 : -1, onFocus: () => setAt(here) };
  };
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('toolbar')} onKeyDown={step}>
      {formats.map((format) => {
        const pressed = on.marks.includes(format);
        const Mark = format === 'link' ? IconLink : TOOLS[format].icon;
        return (
          <ActionIcon
            key={format}
            size={30}
            aria-label={t(format)}
            aria-pressed={pressed}
            className={classes.tool}
            onClick={() => (format === 'link' ? onLink() : TOOLS[format].run(editor))}
            {...stop()}
          >
            <Mark size={17} stroke={1.7} />
          </ActionIcon>
        );
      })}
      {placeholders && placeholders.length > 0 && (
        <DeferredMenu
          load={() => import('./placeholder-menu.tsx')}
          with={{
            placeholders,
            onPick: (name: string) =>
              editor
                .chain()
                .focus()
                .insertContent({ type: 'placeholder', attrs: { written: name } })
                .run(),
          }}
          target={
            <ActionIcon size={30} aria-label={t('placeholder')} className={classes.tool} tabIndex={stop().tabIndex}>
              <IconBraces size={17} stroke={1.7} />
            </ActionIcon>
          }
        />
      )}
      {history && (
        <span className={classes.end}>
          <ActionIcon
            size={30}
            aria-label={t('undo')}
            aria-disabled={!on.undo}
            className={classes.tool}
            onClick={() => editor.chain().focus().undo().run()}
            {...stop()}
          >
            <IconArrowBackUp size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            size={30}
            aria-label={t('redo')}
            aria-disabled={!on.redo}
            className={classes.tool}
            onClick={() => editor.chain().focus().redo().run()}
            {...stop()}
          >
            <IconArrowForwardUp size={17} stroke={1.7} />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}
