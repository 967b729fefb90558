import { Button, Checkbox, Collapse, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../library.module.css';
import { type FilterKind, useOptions } from './use-options.ts';

interface Props {
  readonly kind: FilterKind;
  readonly title: string;
  readonly value: readonly string[];
  readonly onChange: (slugs: readonly string[]) => void;
}

/** A filter beside a list that opens and closes: one checkbox for each of its terms (LIB-006, LIB-007). */
export function FilterGroup({ kind, title, value, onChange }: Props) {
  const t = useTranslations('library.filters');
  // On a phone the posts would stand three screens below.
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [opened, { toggle }] = useDisclosure(!narrow || value.length > 0);
  const { options, pending, failure, retry } = useOptions(kind);
  const id = useId();
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.groupHead}>
        <UnstyledButton className={classes.groupButton} onClick={toggle} aria-expanded={opened} aria-controls={id}>
          <span>{title}</span>
          {value.length > 0 && <span className={classes.muted}>{t('chosen', { count: value.length })}</span>}
          <IconChevronDown size={16} stroke={1.7} className={classes.chevron} data-opened={opened} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      <Collapse expanded={opened} id={id}>
        {pending && <Skeleton height={80} />}
        {failure && (
          <div role="alert">
            <Text size="sm" c="coral">
              {failure}
            </Text>
            <Button size="compact-xs" variant="subtle" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        <Checkbox.Group aria-label={title} value={[...value]} onChange={onChange}>
          <div className={classes.choices}>
            {options.map(({ slug, name }) => (
              <Checkbox key={slug} value={slug} label={name} size="sm" />
            ))}
          </div>
        </Checkbox.Group>
      </Collapse>
    </section>
  );
}
