import { DropZone } from './drop-zone.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { ReadingSummary } from './reading-summary.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { useUpload } from './use-upload.ts';

/** The way of one statement in: choose, wait, perhaps unlock, and what was read. */
export function StatementIntake({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state, choose, unlock, cancel } = upload;
  switch (state.step) {
    case 'idle':
      return <DropZone onFile={choose} />;
    case 'failed':
      return <DropZone problem={state.message} onFile={choose} />;
    case 'sending':
      return <UploadProgress name={state.file.name} sent={state.sent} onCancel={cancel} />;
    case 'locked':
      return <PasswordPrompt name={state.file.name} wasWrong={state.wasWrong} onUnlock={unlock} onCancel={cancel} />;
    case 'done':
      return <ReadingSummary name={state.file.name} statement={state.result.statement} onAgain={cancel} />;
  }
}
