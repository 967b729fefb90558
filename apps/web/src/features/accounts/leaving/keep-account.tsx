import { Button, Stack } from '@mantine/core';
import type { signIn } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import type { Answer } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { enter } from '../api.ts';
import { FormHead } from '../form-head.tsx';

interface Props {
  readonly until: string;
  readonly signIn: (takeBack: true) => Promise<Answer<typeof signIn>>;
  readonly onBack: () => void;
}

/** After the sign-in to an account that was deleted: it is kept, or left alone. */
export function KeepAccount({ until, signIn, onBack }: Props) {
  const t = useTranslations('accounts.keep');
  const { date } = useFormats();
  const keep = useAction({ run: () => signIn(true), success: false, onSuccess: ({ redirect }) => enter(redirect) });
  return (
    <>
      <FormHead title={t('title')} lead={t('lead', { date: date(until) })} />
      <Stack gap="sm">
        <Button fullWidth loading={keep.pending} onClick={() => keep.run()} autoFocus>
          {t('submit')}
        </Button>
        <Button fullWidth variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </Stack>
    </>
  );
}
