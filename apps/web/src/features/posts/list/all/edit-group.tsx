import { Textarea } from '@mantine/core';
import { isBlank, isTooLong, publishedText } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../../ui/dialogs/confirm-modal.tsx';
import { useDiscard } from '../../../../ui/dialogs/use-discard.tsx';
import { Counters } from '../../../../ui/fields/texts/counters.tsx';
import { useKeptForm } from '../../../../ui/fields/use-kept-form.ts';
import { useAdvancedFeatures } from '../../../connections/index.ts';
import { AppliesTo } from './applies-to.tsx';
import type { PostGroup } from './group-posts.ts';
import { useGroupChange } from './use-group-change.ts';

interface Props {
  readonly group: PostGroup;
  readonly onClose: () => void;
}

/** One text for every network of the group; what one of them doesn't take is refused before anything is saved. */
export function EditGroup({ group, onClose }: Props) {
  const t = useTranslations('posts');
  const change = useGroupChange(group, 'edit', onClose);
  const { posts } = change;
  const [{ id, version, message: before }] = useState(posts[0] ?? group.first);
  const form = useKeptForm(`group-text-${id}-${version}`, { initialValues: { message: before } });
  const { message } = form.values;
  const { leave, question } = useDiscard(message !== before, onClose);
  const signature = useAdvancedFeatures().data ?? null;
  const apps = [...new Set(posts.map(({ app }) => app))];
  const tooLong = apps.some((app) => isTooLong(publishedText(message, app, signature), app));
  return (
    <>
      <ConfirmModal
        opened
        onClose={leave}
        title={t('actions.edit')}
        confirmLabel={t('actions.saveText')}
        confirmDisabled={posts.length === 0 || isBlank(message) || tooLong}
        pending={change.pending}
        size={560}
        onConfirm={() => change.run({ verb: 'edit', ids: change.ids, message })}
      >
        <AppliesTo of={change} />
        {change.reasons.length === 0 && new Set(posts.map((post) => post.message)).size > 1 && (
          <p>{t('all.textsDiffer')}</p>
        )}
        <div>
          <Textarea
            label={t('detail.message')}
            {...form.getInputProps('message')}
            autosize
            minRows={5}
            maxRows={16}
            data-autofocus
          />
          <Counters message={message} apps={apps} signature={signature} />
        </div>
      </ConfirmModal>
      {/* Beside it: what is inside its form would send that form, too. */}
      {question}
    </>
  );
}
