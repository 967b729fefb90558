/** How long a browser may take to begin with what it was given. */
const BEGUN_MS = 60_000;

/** Has the browser save what was made here, under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS);
}
