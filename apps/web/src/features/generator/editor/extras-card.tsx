import { Badge, Textarea, TextInput } from '@mantine/core';
import { CHANNELS, FIRST_COMMENT_MAX } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../../ui/fields/char-counter.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../composer.module.css';
import type { DraftContent } from '../draft/draft-content.ts';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly linkError?: string;
  readonly commentError?: string;
}

/** What a post can do without: a link and a first comment. */
export function ExtrasCard({ content, onChange, linkError, commentError }: Props) {
  const t = useTranslations('generator');
  const tUi = useTranslations('ui.fields');
  const { link, firstComment, applications } = content;
  const networks = applications.map((app) => CHANNELS[app]);
  const linkless = networks.filter((network) => !network.link);
  const comments = networks.flatMap(({ name, comment }) => (comment ? { app: name, ...comment } : []));
  // The strictest one counts: there is one comment for all.
  const commentMax = Math.min(FIRST_COMMENT_MAX, ...comments.map(({ limit }) => limit));
  const hints = comments
    .filter(({ limit }) => limit < FIRST_COMMENT_MAX)
    .map((values) => t('editor.firstCommentLimit', values));
  return (
    <SectionCard title={t('composer.extras')} badge={<Badge color="gray">{tUi('optional')}</Badge>}>
      <div className={classes.fields}>
        <TextInput
          label={t('editor.link')}
          description={linkless.map(({ name }) => t('editor.linkLeftOut', { network: name })).join(' ') || undefined}
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
            error={commentError}
            autosize
            minRows={2}
            maxRows={8}
            value={firstComment}
            onChange={(event) => onChange({ firstComment: event.currentTarget.value })}
          />
          {firstComment.length > 0 && <CharCounter text={firstComment} limit={commentMax} />}
        </div>
      </div>
    </SectionCard>
  );
}
