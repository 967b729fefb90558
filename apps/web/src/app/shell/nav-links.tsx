import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { byGroup, type MenuEntry, useOpenEntry } from './nav.ts';
import classes from './sidebar.module.css';
import { TroubleMark } from './trouble-mark.tsx';

export function NavLinks({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useTranslations('shell');
  const id = useId();
  const tNav = useTranslations('nav');
  const open = useOpenEntry();
  return byGroup(entries).map(([group, inGroup]) => (
    // A group without a heading needs no name of its own.
    <div
      key={group}
      className={classes.group}
      {...(group === 'main' ? {} : { role: 'group', 'aria-labelledby': `${id}${group}` })}
    >
      {group !== 'main' && (
        <div className={classes.heading} id={`${id}${group}`}>
          {t(`groups.${group}`)}
        </div>
      )}
      {inGroup
        .filter((entry) => !entry.asButton)
        .map(({ key, icon: Icon, to, troubled }) => (
          <LinkBlock
            key={key}
            to={to}
            className={classes.link}
            activeOptions={{ exact: key === 'dashboard', includeSearch: false }}
            {...(open === key && { 'aria-current': 'page', 'data-covers': true })}
          >
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            {tNav(`${key}.menu`)}
            {troubled && <TroubleMark />}
          </LinkBlock>
        ))}
    </div>
  ));
}
