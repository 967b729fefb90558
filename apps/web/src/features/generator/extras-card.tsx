import { Badge, Textarea, TextInput } from '@mantine/core';
import { FIRST_COMMENT_MAX } from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../ui/char-counter.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './composer.module.css';
import type { DraftContent } from './draft-content.ts';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly linkError?: string;
}

/** What a post can do without: a link and a first comment. */
export function ExtrasCard({ content, onChange, linkError }: Props) {
  const t = useTranslations('generator');
  const tUi = useTranslations('ui.fields');
  const { link, firstComment } = content;
  return (
    <SectionCard title={t('composer.extras')} badge={<Badge color="gray">{tUi('optional')}</Badge>}>
      <div className={classes.fields}>
        <TextInput
          label={t('editor.link')}
          placeholder={t('editor.linkPlaceholder')}
          inputMode="url"
          autoComplete="off"
          value={link}
          error={linkError}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
        <div>
          <Textarea
            label={t('editor.firstComment')}
            description={t('editor.firstCommentHint')}
            autosize
            minRows={2}
            maxRows={8}
            value={firstComment}
            onChange={(event) => onChange({ firstComment: event.currentTarget.value })}
          />
          {firstComment.length > 0 && <CharCounter text={firstComment} limit={FIRST_COMMENT_MAX} />}
        </div>
      </div>
    </SectionCard>
  );
}
