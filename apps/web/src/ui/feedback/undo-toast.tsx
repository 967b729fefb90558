import { Button } from '@mantine/core';
import { toast } from './toasts.ts';

interface Undone {
  readonly title: string;
  readonly message: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** Says what was done, with a button that takes it back as long as the message stands. */
export const undoToast = ({ title, message, undo, onUndo }: Undone): void =>
  toast.success({
    title,
    message,
    below: (close) => (
      <Button
        key="undo"
        variant="default"
        size="xs"
        display="block"
        mt={8}
        onClick={() => {
          close();
          onUndo();
        }}
      >
        {undo}
      </Button>
    ),
  });
