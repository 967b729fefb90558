import { type ContactList, contactsPaths } from '@waypost/contract/contacts';
import { useEffect, useRef } from 'react';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { dropTyped, keepTyped, readTyped } from '../../../platform/typed.ts';

/**
 * Which import is shown: the one that the address names. Whoever comes without one finds the import that is at work, or the file that she
 * brought in this tab and has not imported yet.
 */
export function useShownImport({ id: list, is_importing: importing, import_id: last }: ContactList) {
  const [words, setWords] = useSearch(contactsPaths.import);
  const kept = `contact-import-of-${list}`;
  const shown = Number(words.import) || null;
  // Once: whoever chooses a file is not taken elsewhere by what begins meanwhile.
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const found = importing ? last : Number(readTyped(kept)) || null;
    if (shown === null && found !== null) setWords({ import: String(found) });
  }, [shown, importing, last, kept, setWords]);
  return {
    shown,
    show(id: number | null, { brought = false } = {}) {
      if (brought) keepTyped(kept, id);
      setWords({ import: id === null ? undefined : String(id) }, { push: true });
      window.scrollTo({ top: 0 });
    },
    /** The file that was brought is imported, thrown away, or not kept any more. */
    over: (id: number) => {
      if (Number(readTyped(kept)) === id) dropTyped(kept);
    },
  };
}
