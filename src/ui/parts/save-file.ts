// Saves text as a file from a page of ours: no permission, no request.

const KEEP_MS = 60_000;

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the blob after this task; it is let go well after.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
