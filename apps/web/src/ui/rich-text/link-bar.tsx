import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { completeAddress } from '@waypost/contract/wire';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './rich-text.module.css';

/** Where a link leads, a line below the tools: nothing covers the text that it is about. */
export function LinkBar({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const t = useTranslations('ui.writing');
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const linked = editor.isActive('link');
  useEffect(() => field.current?.focus(), []);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const set = () => {
    const typed = address.trim();
    if (typed === '') return linked ? remove() : close();
    const href = /^\{\{/.test(typed) ? typed : (completeAddress(typed) ?? typed);
    if (!/^(https?:\/\/[^\s/]|mailto:\S+@|tel:[+\d]|\{\{[^{}]+\}\})/i.test(href)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    // Nothing is marked: the address is the text, too.
    if (editor.state.selection.empty && !linked)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither the form nor the dialog around it is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else close();
  };
  return (
    <div className={classes.link} data-own-undo>
      <TextInput
        ref={field}
        className={classes.address}
        size="xs"
        aria-label={t('address')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={wrong && t('addressWrong')}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={key}
      />
      <Button size="xs" variant="default" onClick={set}>
        {t('setLink')}
      </Button>
      {linked && (
        <Button size="xs" variant="subtle" color="gray" onClick={remove}>
          {t('removeLink')}
        </Button>
      )}
      <ActionIcon size={30} aria-label={t('closeLink')} onClick={close}>
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
