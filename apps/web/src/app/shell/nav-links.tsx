import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import type { agencyNav } from './nav.ts';
import classes from './sidebar.module.css';

interface Props {
  readonly groups: typeof agencyNav;
  readonly slug: string;
}

export function NavLinks({ groups, slug }: Props) {
  const t = useTranslations('shell');
  const id = useId();
  const { pathname } = useLocation();
  return groups.map((group) => (
    // A group without a heading needs no name of its own.
    <div
      key={group.key}
      className={classes.group}
      {...(group.key === 'main' ? {} : { role: 'group', 'aria-labelledby': `${id}${group.key}` })}
    >
      {group.key !== 'main' && (
        <div className={classes.heading} id={`${id}${group.key}`}>
          {t(`groups.${group.key}`)}
        </div>
      )}
      {group.entries
        .filter((entry) => !entry.asButton)
        .map(({ key, icon: Icon, path, covers }) => (
          <LinkBlock
            key={key}
            to={path(slug)}
            className={classes.link}
            activeOptions={{ exact: key === 'dashboard', includeSearch: false }}
            {...(covers?.test(pathname) && { 'aria-current': 'page', 'data-covers': true })}
          >
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            {t(`nav.${key}`)}
          </LinkBlock>
        ))}
    </div>
  ));
}
