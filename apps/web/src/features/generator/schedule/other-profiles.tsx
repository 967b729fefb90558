import { Checkbox, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import classes from '../composer.module.css';

interface Props {
  readonly value: readonly number[];
  readonly onChange: (profiles: readonly number[]) => void;
}

/** The same post in the person's other profiles, each on its own pages; only for those who have more than one. */
export function OtherProfiles({ value, onChange }: Props) {
  const t = useTranslations('generator.composer');
  const { pk } = useProfile();
  const { profiles } = useSession();
  const others = profiles.filter((profile) => profile.pk !== pk);
  if (others.length === 0) return null;
  return (
    <Checkbox.Group
      label={t('alsoProfiles')}
      description={t('alsoProfilesHint')}
      value={value.map(String)}
      onChange={(chosen) => onChange(others.map((other) => other.pk).filter((one) => chosen.includes(String(one))))}
      mt={16}
    >
      <div className={classes.profiles}>
        {others.map((other) => (
          <Checkbox key={other.pk} value={String(other.pk)} label={<Text component="span">{other.name}</Text>} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
