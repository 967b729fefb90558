import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting, StoredContent } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { postsPaths } from '../../posts/paths.ts';
import classes from '../composer.module.css';
import { ComposerForm, useComposerForm } from '../composer-form.tsx';
import { useLeave } from '../draft/use-leave.ts';
import { messagesOf } from '../schedule/use-schedule.ts';
import { RevisionNotices } from './revision-notices.tsx';
import { useRevision } from './use-revision.ts';

interface Props {
  readonly post: ScheduledPosting;
  readonly stored: StoredContent;
  readonly apps: readonly ConnectedApp[];
}

/** A post that is not out, taken up again: everything about it may change but its network. Nothing is saved before Save. */
export function Revision({ post, stored, apps }: Props) {
  const t = useTranslations('generator.revise');
  const { app } = post;
  const { slug } = useProfile();
  const go = useGo();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const revision = useRevision(post, stored);
  const { written, changed, stale, close } = revision;
  const form = useComposerForm(written);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { fireAt } = written.content;
  const save = useAction<void, ScheduledPosting>({
    run: revision.save,
    success: t('saved'),
    handleFailure: (error) => {
      setErrors(messagesOf(error, t('failed')));
      return true;
    },
    onSuccess: () => {
      go(postsPaths.schedule({ slug, app }, { post: String(post.id) }));
      queryClient.removeQueries({ queryKey: ['posts', 'content', post.id] });
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
    },
    // Somebody may have saved it meanwhile, or it is on its way.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: ['posts'] }),
  });
  const may = post.actions.includes('revise');
  const cancel = useDiscard(changed, () => {
    close();
    leave();
  });
  const actions = (
    <>
      <Button variant="default" onClick={cancel.leave}>
        {t('cancel')}
      </Button>
      <Button
        leftSection={<IconDeviceFloppy size={16} stroke={1.7} />}
        loading={save.pending}
        disabled={!may || stale || !form.checks.ready || fireAt === null}
        onClick={() => save.run()}
      >
        {t('save')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { app: CHANNELS[app].name, page: post.page_name ?? '' })}
        actions={<div className={classes.deskActions}>{actions}</div>}
      />
      <div className={classes.notices}>
        <FormError messages={stale ? [] : errors} />
        <RevisionNotices post={post} stored={stored} revision={revision} />
      </div>
      <ComposerForm apps={apps} written={written} form={form} />
      <BottomActions>{actions}</BottomActions>
      {cancel.question}
    </>
  );
}
