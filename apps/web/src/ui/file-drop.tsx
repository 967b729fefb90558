import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  /** Names the region for screen readers. */
  readonly label: string;
  /** What the system's file dialog offers: types, or endings of names. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Gets a function that opens the file dialog: a real button must do that too, not only a drop. */
  readonly children: (choose: () => void, dragging: boolean) => ReactNode;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** A region that takes dropped files and lends its content a file dialog. */
export function FileDrop({ label, accept, multiple = false, onFiles, disabled = false, className, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // dragenter and dragleave also fire for the children, so their difference says whether the pointer is inside.
  const depth = useRef(0);
  const [dragging, setDragging] = useState(false);
  const leave = () => {
    depth.current = 0;
    setDragging(false);
  };
  return (
    <section
      aria-label={label}
      className={className}
      data-dragging={dragging || undefined}
      onDragEnter={(event) => {
        if (disabled || !carriesFiles(event)) return;
        depth.current += 1;
        setDragging(true);
      }}
      onDragOver={(event) => {
        if (!disabled && carriesFiles(event)) event.preventDefault();
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={(event) => {
        if (disabled || !carriesFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children(() => input.current?.click(), dragging)}
      {!disabled && (
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          accept={accept.join(',')}
          multiple={multiple}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // The same file chosen again must count as a change.
            event.currentTarget.value = '';
          }}
        />
      )}
    </section>
  );
}
