import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { useShortStatus } from '../../post-status.tsx';
import type { GroupChange } from './use-group-change.ts';

/** Above every question about a group: which networks it reaches, which it leaves out and why, and what was refused just now. */
export function AppliesTo({ of: { posts, leftOut, reasons } }: { readonly of: GroupChange }) {
  const t = useTranslations('posts.all');
  const statusOf = useShortStatus();
  const names = [...new Set(posts.map(({ app }) => CHANNELS[app].name))];
  const others = leftOut.map(({ app, label }) => `${CHANNELS[app].name} (${statusOf(label)})`);
  return (
    <>
      <FormError messages={reasons} />
      {posts.length + leftOut.length > 1 && (
        <p>
          {names.length > 0 && t('forNetworks', { networks: names.join(', ') })}{' '}
          {others.length > 0 && t('notFor', { networks: others.join(', ') })}
        </p>
      )}
    </>
  );
}
