import { Input } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { extensionsOf } from './extensions.ts';
import { LinkBar } from './link-bar.tsx';
import { chipsOf, textOfChips } from './placeholder-chip.ts';
import classes from './rich-text.module.css';
import { FORMATS, type RichTextProps, textHeight } from './rich-text-props.ts';
import { Toolbar } from './toolbar.tsx';

const NOTHING = '<p></p>';

/** Loaded by rich-text.tsx. */
export default function RichTextField(props: RichTextProps) {
  const {
    label,
    value,
    onChange,
    description,
    error,
    lang,
    formats = FORMATS,
    placeholders,
    rows,
    quiet,
    path,
  } = props;
  const id = useId();
  const [linking, setLinking] = useState(false);
  const names = useMemo(() => new Set(placeholders?.map(({ name }) => name)), [placeholders]);
  // What it has said itself is no news to it.
  const said = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const editor = useEditor({
    extensions: extensionsOf(formats, props, classes.chip ?? ''),
    content: chipsOf(value, names),
    // The policy of the page lets no style in that is not ours.
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : textOfChips(now.getHTML());
      said.current = html === NOTHING ? '' : html;
      tell.current(said.current);
    },
  });
  useEffect(() => {
    if (editor === null || value === said.current) return;
    said.current = value;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(chipsOf(value, names), { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, value, names]);
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          class: classes.text ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          style: `min-height:${textHeight(rows)}px`,
          ...(path && { 'data-path': path }),
          ...(lang && { lang }),
          ...(described && { 'aria-describedby': described }),
          ...(error && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, label, rows, lang, described, error, path]);
  if (editor === null) return null;
  return (
    <Input.Wrapper
      id={id}
      label={quiet ? undefined : label}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
    >
      <div className={classes.frame} data-error={error !== undefined || undefined}>
        <Toolbar
          editor={editor}
          formats={formats}
          placeholders={placeholders}
          history={props.history !== undefined}
          onLink={() => setLinking(true)}
        />
        {linking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
        <EditorContent editor={editor} className={classes.content} />
      </div>
    </Input.Wrapper>
  );
}
