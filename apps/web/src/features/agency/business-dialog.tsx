import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../ui/dialogs/use-discard.tsx';
import { BusinessView } from './business-view.tsx';

/** The business profile as a dialog (BIZ-001). */
export default function BusinessDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('agency.screen');
  const [unsaved, setUnsaved] = useState(false);
  const { leave, question } = useDiscard(unsaved, onClose);
  return (
    // At the top: centred, it would move with what comes to it.
    <Dialog opened onClose={leave} title={t('dialogTitle')} size={720} centered={false}>
      <BusinessView place="dialog" onUnsaved={setUnsaved} onSaved={onClose} onCancel={leave} />
      {question}
    </Dialog>
  );
}
