import type { StatementUpload } from '@kumbara/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { ApiError } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { fileProblem } from './file-check.ts';
import { uploadStatement } from './upload-statement.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; file: File; sent: number }
  | { step: 'locked'; file: File; wasWrong: boolean }
  /** `file` is set when uploading the same file again may succeed. */
  | { step: 'failed'; message: string; file?: File }
  | { step: 'done'; file: File; result: StatementUpload };

/** Returns true if the server was busy or unreachable. A refusal of the file itself is final. */
const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** The upload of a statement: choosing, sending, asking for a password, and the result. */
export function useUpload() {
  const { t } = useTranslation('statements');
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  const failed = (message: string, file?: File) => {
    setState({ step: 'failed', message, file });
    notify.error(message);
  };

  const send = async (file: File, password?: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (sent: number) => setState({ step: 'sending', file, sent });
    onProgress(0);
    try {
      const result = await uploadStatement({ file, password, signal: controller.signal, onProgress });
      setState({ step: 'done', file, result });
      await queryClient.invalidateQueries({ queryKey: queryKeys.detections });
    } catch (error) {
      if (running.current !== controller || controller.signal.aborted) return;
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'statement_encrypted') setState({ step: 'locked', file, wasWrong: false });
      else if (code === 'statement_wrong_password') setState({ step: 'locked', file, wasWrong: true });
      else {
        const message = (error instanceof ApiError && error.message) || t('uploadFailed');
        failed(message, isRetryable(error) ? file : undefined);
      }
    }
  };

  return {
    state,
    choose: (file: File) => {
      const problem = fileProblem(file);
      if (problem) failed(problem);
      else void send(file);
    },
    retry: () => state.step === 'failed' && state.file && void send(state.file),
    unlock: (password: string) => state.step === 'locked' && void send(state.file, password),
    cancel: () => {
      running.current?.abort();
      setState({ step: 'idle' });
    },
  };
}
