import { ActionIcon, Button, Input } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconCalendarTime } from '@tabler/icons-react';
import type { Campaign, Posting } from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SaveState } from '../../../ui/saving/save-state.tsx';
import { StaleNotice } from '../../../ui/saving/stale-notice.tsx';
import { useUndoKeys } from '../../../ui/saving/use-undo-keys.ts';
import { TemplateField } from '../../generator/index.ts';
import { postingSaving } from '../draft/posting-content.ts';
import { type PostWriting, usePostingDraft } from '../draft/use-posting-draft.ts';
import { useTellWritten } from '../draft/written.ts';
import { SaveDialog } from '../publish/lazy-dialogs.ts';
import { LinkFields } from './link-fields.tsx';
import { MediaField } from './media-field.tsx';
import classes from './post.module.css';
import { TermFields } from './term-fields.tsx';

interface Props {
  readonly campaign: Campaign;
  readonly posting: Posting;
  readonly onDone: () => void;
  readonly onReschedule: () => void;
}

/** A post under somebody's hands. What advisors have no copies of is saved by itself; else what saving does is said first. */
export default function PostEditor({ campaign, posting, onDone, onReschedule }: Props) {
  const writing = usePostingDraft(posting);
  const { content, draft, edit } = writing;
  useTellWritten(posting.id, content);
  const { user } = useSession();
  useUndoKeys(writing, false);
  const { app } = posting;
  const { published } = campaign;
  const refused = (field: string) => draft.refusal?.fields[field]?.join(' ');
  return (
    <div className={classes.editor} data-fields>
      <Notices writing={writing} />
      <TemplateField
        app={app}
        value={content.message}
        error={refused('message')}
        onChange={(message) => edit((now) => ({ ...now, message }), 'message')}
      />
      <MediaField app={app} content={content} edit={edit} error={refused('media') ?? refused('type')} />
      <LinkFields campaign={campaign.id} ogs={campaign.ogs} app={app} content={content} edit={edit} refused={refused} />
      {campaign.type === 'standard' && (
        <When posting={posting} writing={writing} error={refused('fire_at')} onReschedule={onReschedule} />
      )}
      <TermFields
        terms={content.terms}
        edit={edit}
        // Of a published one superusers say it, in libraries (ADMCAL-034).
        readOnly={published && !(user?.is_superuser === true && campaign.type === 'library')}
        refused={refused}
      />
      <Foot writing={writing} posting={posting} onDone={onDone} />
    </div>
  );
}

function Notices({ writing: { draft, keepMine, takeTheirs } }: { readonly writing: PostWriting }) {
  const t = useTranslations('campaigns');
  return (
    <>
      {draft.phase === 'conflict' && (
        <StaleNotice title={t('post.stale')} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      {draft.phase === 'closed' && postingSaving.isDirty(draft) && (
        <div role="alert">
          <Notice tone="danger" title={t('page.closedTitle')}>
            {t('page.closedText')}
          </Notice>
        </div>
      )}
    </>
  );
}

interface WhenProps {
  readonly posting: Posting;
  readonly writing: PostWriting;
  readonly error: string | undefined;
  readonly onReschedule: () => void;
}

/** A time that can be chosen; of a published one moving is a verb of its own. */
function When({ posting, writing: { content, edit }, error, onReschedule }: WhenProps) {
  const t = useTranslations('campaigns.post');
  const formats = useFormats();
  if (posting.campaign.published)
    return (
      <Input.Wrapper
        label={t('when')}
        labelElement="div"
        description={t('whenHint')}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <div className={classes.fixed}>
          <span>{posting.fire_at === null ? '–' : formats.dateTime(posting.fire_at)}</span>
          {posting.actions.includes('reschedule') && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCalendarTime size={16} stroke={1.7} />}
              onClick={onReschedule}
            >
              {t('reschedule')}
            </Button>
          )}
        </div>
      </Input.Wrapper>
    );
  return (
    <div className={classes.when} data-path="fireAt" tabIndex={-1}>
      <DateTimeField
        label={t('when')}
        value={content.fireAt}
        error={error}
        onChange={(fireAt) => edit((now) => ({ ...now, fireAt }))}
      />
    </div>
  );
}

interface FootProps {
  readonly writing: PostWriting;
  readonly posting: Posting;
  readonly onDone: () => void;
}

/** What became of what was typed, and steps back and forward; where advisors have copies, saving. */
function Foot({ writing, posting, onDone }: FootProps) {
  const t = useTranslations('campaigns.post');
  const [saving, save] = useState(false);
  const { draft, undo, redo } = writing;
  const dirty = postingSaving.isDirty(draft);
  const { published } = posting.campaign;
  const icon = { size: 18, stroke: 1.7 } as const;
  const told = published && draft.phase === 'idle';
  return (
    <div className={classes.foot}>
      <span className={classes.saved}>
        {told ? (
          <span role="status">{dirty ? t('unsaved') : t('nothingToSave')}</span>
        ) : (
          <SaveState draft={draft} dirty={dirty} />
        )}
      </span>
      <ActionIcon aria-label={t('undo')} disabled={draft.history.past.length === 0} onClick={undo}>
        <IconArrowBackUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('redo')} disabled={draft.history.future.length === 0} onClick={redo}>
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
      {published && dirty && (
        <Button variant="default" onClick={() => writing.edit(() => draft.saved.content)}>
          {t('discard')}
        </Button>
      )}
      {published ? (
        <Button disabled={!dirty || draft.phase === 'conflict' || draft.phase === 'closed'} onClick={() => save(true)}>
          {t('save')}
        </Button>
      ) : (
        <Button variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      )}
      {saving && <SaveDialog posting={posting} writing={writing} onClose={() => save(false)} />}
    </div>
  );
}
