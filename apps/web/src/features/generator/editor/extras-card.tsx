import { Badge } from '@mantine/core';
import { CHANNELS, FIRST_COMMENT_MAX } from '@waypost/contract/networks';
import { fillPlaceholders, type PlaceholderValues } from '@waypost/contract/posts';
import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../../ui/fields/texts/char-counter.tsx';
import { GrowingText } from '../../../ui/fields/texts/growing-text.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../composer.module.css';
import type { DraftContent } from '../draft/draft-content.ts';
import { insertInto } from './insert-text.ts';
import { PlaceholderButton } from './placeholder-button.tsx';

interface Props {
  readonly firstComment: string;
  readonly applications: DraftContent['applications'];
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly placeholders: PlaceholderValues | undefined;
  readonly commentError?: string;
}

/** What a post can do without: a first comment. */
export const ExtrasCard = memo(function ExtrasCard({
  firstComment,
  applications,
  onChange,
  placeholders,
  commentError,
}: Props) {
  const t = useTranslations('generator');
  const tUi = useTranslations('ui.fields');
  const area = useRef<HTMLTextAreaElement>(null);
  const networks = applications.map((app) => CHANNELS[app]);
  const comments = networks.flatMap(({ name, comment }) => (comment ? { app: name, ...comment } : []));
  // The strictest one counts: there is one comment for all.
  const commentMax = Math.min(FIRST_COMMENT_MAX, ...comments.map(({ limit }) => limit));
  const hints = comments
    .filter(({ limit }) => limit < FIRST_COMMENT_MAX)
    .map((values) => t('editor.firstCommentLimit', values));
  return (
    <SectionCard title={t('composer.extras')} badge={<Badge color="gray">{tUi('optional')}</Badge>}>
      <div>
        <GrowingText
          ref={area}
          label={t('editor.firstComment')}
          description={[t('editor.firstCommentHint'), ...hints].join(' ')}
          error={commentError}
          minRows={2}
          maxRows={8}
          value={firstComment}
          onChange={(event) => onChange({ firstComment: event.currentTarget.value })}
        />
        <div className={classes.below}>
          <PlaceholderButton
            values={placeholders}
            onPick={(name) => insertInto(area.current, firstComment, name, (text) => onChange({ firstComment: text }))}
          />
          {firstComment.length > 0 && (
            <CharCounter text={fillPlaceholders(firstComment, placeholders)} limit={commentMax} />
          )}
        </div>
      </div>
    </SectionCard>
  );
});
