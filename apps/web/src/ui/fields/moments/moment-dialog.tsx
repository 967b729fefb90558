import { Dialog } from '../../dialogs/dialog.tsx';
import { MomentPicker } from './moment-picker.tsx';
import type { MomentPopoverProps } from './moment-popover.tsx';

/** On phones. */
export default function MomentDialog({
  label,
  onClose,
  ...picker
}: MomentPopoverProps & { readonly onClose: () => void }) {
  return (
    <Dialog opened title={label} onClose={onClose}>
      <MomentPicker {...picker} onDone={onClose} />
    </Dialog>
  );
}
