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
        .map(({ key, icon: Icon, path }) => (
          <LinkBlock
            key={key}
            to={path(slug)}
            className={classes.link}
            activeOptions={{ exact: key === 'dashboard', includeSearch: false }}
          >
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            {t(`nav.${key}`)}
          </LinkBlock>
        ))}
    </div>
  ));
}
