import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting, StoredContent } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { postsPaths } from '../../posts/paths.ts';
import classes from '../composer.module.css';
import { ComposerForm, useComposerForm } from '../composer-form.tsx';
import { type DraftContent, type DraftMedium, withMedia } from '../draft/draft-content.ts';
import { useLeave } from '../draft/use-leave.ts';
import { messagesOf } from '../schedule/use-schedule.ts';
import { contentOfPost, revise } from './api.ts';

interface Props {
  readonly post: ScheduledPosting;
  readonly stored: StoredContent;
  readonly apps: readonly ConnectedApp[];
  /** Somebody else changed the post meanwhile. */
  readonly onStale: () => void;
}

/** A post that is not out, taken up again: everything about it may change but its network. Nothing is saved before Save. */
export function Revision({ post, stored, apps, onStale }: Props) {
  const t = useTranslations('generator.revise');
  const { app } = post;
  const { slug } = useProfile();
  const go = useGo();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const [content, setContent] = useState<DraftContent>(() => contentOfPost(stored, app));
  const [errors, setErrors] = useState<readonly string[]>([]);
  const written = {
    content,
    edit: (change: Partial<DraftContent>) => setContent((before) => ({ ...before, ...change })),
    // Uploads end whenever they like, so they add to the newest list.
    addMedia: (media: readonly DraftMedium[]) => setContent((before) => ({ ...before, ...withMedia(before, media) })),
    stored: true,
  };
  const form = useComposerForm(written);
  const { fireAt } = content;
  const save = useAction<void, ScheduledPosting>({
    run: () => revise(post.id, stored.version, app, { ...content, fireAt: fireAt ?? stored.fire_at }),
    success: t('saved'),
    invalidate: [['posts']],
    handleFailure: (error) => {
      if (isApiError(error, 409)) onStale();
      setErrors(messagesOf(error, t('failed')));
      return true;
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['posts', 'content', post.id] });
      go(postsPaths.schedule({ slug, app }, { post: String(post.id) }));
    },
  });
  const may = post.actions.includes('revise');
  const actions = (
    <>
      <Button variant="default" onClick={leave}>
        {t('cancel')}
      </Button>
      <Button
        leftSection={<IconDeviceFloppy size={16} stroke={1.7} />}
        loading={save.pending}
        disabled={!may || !form.checks.ready || fireAt === null}
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
        <FormError messages={errors} />
        {post.reason && <Notice tone="warning">{post.reason}</Notice>}
        {!may && <Notice tone="warning">{t('notOffered')}</Notice>}
        {may && fireAt === null && <Notice tone="info">{t('needsTime')}</Notice>}
      </div>
      <ComposerForm apps={apps} written={written} form={form} />
      <BottomActions>{actions}</BottomActions>
    </>
  );
}
