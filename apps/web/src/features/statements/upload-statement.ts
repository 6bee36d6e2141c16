import type { StatementUpload } from '@kumbara/shared';
import { ApiError, networkError, requestHeaders } from '#lib/api.ts';

type Upload = { file: File; password?: string; signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Uploads a statement with XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress share of the file that is sent, 0 to 1; at 1 the analysis has begun
 * @throws ApiError when the server refuses; an AbortError when `signal` is
 */
export function uploadStatement({ file, password, signal, onProgress }: Upload): Promise<StatementUpload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/bank-statement/upload');
    request.responseType = 'json';
    request.withCredentials = true;
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      // `response` is null when it is no JSON.
      if (request.status >= 400 || !request.response) reject(new ApiError(request.status, request.response));
      else resolve(request.response);
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());

    const body = new FormData();
    // Fields first: the server starts reading the file while it arrives.
    if (password) body.append('password', password);
    body.append('file', file);
    request.send(body);
  });
}
