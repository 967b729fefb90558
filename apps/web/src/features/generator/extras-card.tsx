import { Badge, Textarea, TextInput } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../ui/char-counter.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './composer.module.css';
import type { DraftContent } from './draft-content.ts';
import { commentLimits, commentMax, commentTooLong } from './first-comment-limits.ts';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly linkError?: string;
}

/** What a post can do without: a link and a first comment. */
export function ExtrasCard({ content, onChange, linkError }: Props) {
  const t = useTranslations('generator');
  const tUi = useTranslations('ui.fields');
  const { link, firstComment, applications } = content;
  const named = ({ app, limit }: { app: SocialApp; limit: number }) => ({ app: CHANNELS[app].name, limit });
  const tooLong = commentTooLong(firstComment, applications);
  const hints = commentLimits(applications).map((found) => t('editor.firstCommentLimit', named(found)));
  return (
    <SectionCard title={t('composer.extras')} badge={<Badge color="gray">{tUi('optional')}</Badge>}>
      <div className={classes.fields}>
        <TextInput
          label={t('editor.link')}
          description={applications.includes('instagram') ? t('editor.linkNotOnInstagram') : undefined}
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
            description={[t('editor.firstCommentHint'), ...hints].join(' ')}
            error={tooLong && t('editor.firstCommentTooLong', named(tooLong))}
            autosize
            minRows={2}
            maxRows={8}
            value={firstComment}
            onChange={(event) => onChange({ firstComment: event.currentTarget.value })}
          />
          {firstComment.length > 0 && <CharCounter text={firstComment} limit={commentMax(applications)} />}
        </div>
      </div>
    </SectionCard>
  );
}
