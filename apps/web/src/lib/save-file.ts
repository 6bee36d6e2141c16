import { send } from './api.ts';

/** Saves data as a file of the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoked with a delay: the browser needs a moment to read a large file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads a file of the API by `fetch`, since a plain link cannot carry the token. @throws ApiError */
export async function downloadFile(path: string): Promise<void> {
  const answer = await send('GET', path);
  const [, name = 'kumbara'] = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  saveFile(name, await answer.blob());
}
