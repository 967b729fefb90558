import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type AgencyOption, isAlwaysOffered } from '@waypost/contract/agency';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useCountries } from '../api.ts';
import { isFree, nameOf } from './lists.ts';
import classes from './staff.module.css';

interface Props {
  readonly option: AgencyOption;
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One of them: its name and code, where it is offered, how its number is written, and who uses it. */
export function OptionRow({ option, pending, onEdit, onDelete }: Props) {
  const t = useTranslations('agency.staff');
  const { locale } = useFormats();
  const countries = useCountries().data?.results ?? [];
  const { kind, code, mask, used_by: count } = option;
  const kept = isAlwaysOffered(option);
  const name = nameOf(option, locale);
  const where = option.country === null ? t('everywhere') : countries.find(({ id }) => id === option.country)?.name;
  const number = kind === 'license' && (mask === null ? t('noNumber') : isFree(mask) ? t('anyText') : mask);
  return (
    <li className={classes.row} aria-label={name}>
      <div className={classes.words}>
        <Text fw={560}>{name}</Text>
        <Text component="div" size="sm" c="dimmed" className={classes.facts}>
          {code && <span className={classes.code}>{code}</span>}
          {[where, number, kept && t('always'), t('usedBy', { count })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ActionIcon variant="default" size={30} aria-label={t('editOf', { name })} disabled={pending} onClick={onEdit}>
        <IconPencil size={16} stroke={1.7} />
      </ActionIcon>
      {!kept && (
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('deleteOf', { name })}
          disabled={pending}
          onClick={onDelete}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}
