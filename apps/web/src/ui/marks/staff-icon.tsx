import type { IconProps } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';

type StaffIcons = typeof import('./staff-icons.ts').staffIcons;
let icons: StaffIcons | null = null;

/** Everybody's first load declares the whole menu: what only that of staff draws comes with it, and its place is kept until then. */
export function staffIcon(name: keyof StaffIcons): ComponentType<IconProps> {
  return function StaffIcon(props: IconProps) {
    const [all, setAll] = useState(icons);
    useEffect(() => {
      if (icons === null)
        import('./staff-icons.ts').then(
          ({ staffIcons }) => {
            icons = staffIcons;
            setAll(staffIcons);
          },
          // A menu without a picture is still a menu; the next showing asks again.
          () => {},
        );
    }, []);
    const Drawn = all?.[name];
    return Drawn ? <Drawn {...props} /> : <svg width={props.size} height={props.size} aria-hidden="true" />;
  };
}
