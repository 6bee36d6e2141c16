/** Saves data as a file of the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoked with a delay: the browser needs a moment to read a large file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
