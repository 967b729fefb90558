import { Button, Textarea } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import { isBlank, isTooLong, publishedText, type ScheduledPosting } from '@waypost/contract/posts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../../platform/api/api-error.ts';
import { useDiscard } from '../../../../ui/dialogs/use-discard.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { CharCounter } from '../../../../ui/fields/texts/char-counter.tsx';
import { useAdvancedFeatures } from '../../../connections/index.ts';
import { useEditText } from '../../actions.ts';
import classes from '../details.module.css';
import { ApplyToAll } from './apply-to-all.tsx';
import { dropText, keepText, keptText } from './kept-text.ts';

interface Props {
  readonly post: ScheduledPosting;
  readonly onTyped: (typed: boolean) => void;
  readonly onDone: () => void;
}

/** Edits the message itself; signature and booking link are filled in when it goes out (POST-047, POST-060). */
export function EditText({ post, onTyped, onDone }: Props) {
  const t = useTranslations('posts');
  const tActions = useTranslations('ui.actions');
  // What it is typed over: another window may save while this one is open, and its text is not written over untold.
  const [base, setBase] = useState(post);
  const [message, setMessage] = useState(() => keptText(post) ?? post.message);
  const [all, setAll] = useState(false);
  const changed = message !== base.message;
  if (!changed && base.version !== post.version) {
    setBase(post);
    setMessage(post.message);
  }
  useEffect(() => {
    onTyped(changed);
    return () => onTyped(false);
  }, [changed, onTyped]);
  const { id } = post;
  useEffect(() => () => dropText({ id }), [id]);
  const cancel = useDiscard(changed, onDone);
  const edit = useEditText(post.id, onDone);
  const { app } = post;
  // The network counts the signature too.
  const text = publishedText(message, app, useAdvancedFeatures().data ?? null);
  return (
    <>
      <Form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          edit.run({ message, version: edit.error ? post.version : base.version, all });
        }}
      >
        <div>
          <Textarea
            label={t('detail.message')}
            value={message}
            onChange={({ currentTarget: { value } }) => {
              setMessage(value);
              keepText(base, value);
            }}
            error={fieldError(edit.error, 'message')}
            autosize
            minRows={5}
            maxRows={16}
            data-autofocus
            autoFocus
          />
          <CharCounter text={text} limit={CHANNELS[app].text.limit} app={app} />
        </div>
        <ApplyToAll post={post} checked={all} onChange={setAll} />
        <div className={classes.formActions}>
          <Button variant="default" onClick={cancel.leave}>
            {tActions('cancel')}
          </Button>
          <Button type="submit" loading={edit.pending} disabled={isBlank(message) || !changed || isTooLong(text, app)}>
            {t('actions.saveText')}
          </Button>
        </div>
      </Form>
      {cancel.question}
    </>
  );
}
