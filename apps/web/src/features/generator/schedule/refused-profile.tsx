import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { postsPaths } from '../../posts/paths.ts';
import type { RefusedIn } from './use-schedule.ts';

interface Props {
  readonly refused: RefusedIn;
  readonly onLeaveOut: (profile: number) => void;
}

/** The ways on when another profile refused: to what has to be mended there, or without it. The draft is kept meanwhile. */
export default function RefusedProfile({ refused, onLeaveOut }: Props) {
  const t = useTranslations('generator.refused');
  const { profiles } = useSession();
  const profile = profiles.find(({ pk }) => pk === refused.profile);
  if (profile === undefined) return null;
  const { name, slug } = profile;
  return (
    <Group gap={8}>
      <LinkButton
        size="xs"
        variant="default"
        to={refused.ofPages ? connectionsPaths.list({ slug }) : postsPaths.all({ slug })}
      >
        {t(refused.ofPages ? 'toConnections' : 'toPosts', { name })}
      </LinkButton>
      <Button size="xs" variant="default" onClick={() => onLeaveOut(profile.pk)}>
        {t('leaveOut', { name })}
      </Button>
    </Group>
  );
}
