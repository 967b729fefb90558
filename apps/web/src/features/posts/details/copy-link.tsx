import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../ui/feedback/use-copy.ts';

/** The address of a published post, for a mail or a chat. */
export function CopyLink({ url }: { readonly url: string }) {
  const t = useTranslations();
  const copy = useCopy();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.7} />}
      onClick={() => void copy(url).then(setCopied)}
      aria-live="polite"
    >
      {t(copied ? 'ui.feedback.copied' : 'posts.detail.copyLink')}
    </Button>
  );
}
