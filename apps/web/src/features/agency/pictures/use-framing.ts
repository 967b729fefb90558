import { useRef, useState } from 'react';
import type { Framing } from './crop.ts';

/** How a picture is framed, and what it was before each movement. */
export function useFraming(start: Framing) {
  const [framing, setFraming] = useState(start);
  const [former, setFormer] = useState<readonly Framing[]>([]);
  const now = useRef(start);
  const show = (next: Framing) => {
    now.current = next;
    setFraming(next);
  };
  return {
    framing,
    set: (change: Partial<Framing>) => show({ ...now.current, ...change }),
    /** A movement begins: what stands now can be taken back. */
    mark: () => {
      const before = now.current;
      setFormer((list) => (list.at(-1) === before ? list : [...list, before]));
    },
    undo:
      former.length === 0
        ? null
        : () => {
            const before = former.at(-1);
            setFormer(former.slice(0, -1));
            if (before) show(before);
          },
  };
}
