import { useEffect, useRef } from 'react';
import { DropZone } from './drop-zone.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { ReadingSummary } from './reading-summary.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { useUpload } from './use-upload.ts';

/** The way of one statement in: choose, wait, perhaps unlock, and what was read. */
export function StatementIntake({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const place = useRef<HTMLDivElement>(null);
  const { step } = upload.state;
  const before = useRef(step);
  // What had the focus goes with its step: the next one takes it, so that the keyboard goes on from here.
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Step upload={upload} />
    </div>
  );
}

function Step({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state, choose, retry, unlock, cancel } = upload;
  switch (state.step) {
    case 'idle':
      return <DropZone onFile={choose} />;
    case 'failed':
      return <DropZone problem={state.message} onFile={choose} onRetry={state.file && retry} />;
    case 'sending':
      return <UploadProgress name={state.file.name} sent={state.sent} onCancel={cancel} />;
    case 'locked':
      return <PasswordPrompt name={state.file.name} wasWrong={state.wasWrong} onUnlock={unlock} onCancel={cancel} />;
    case 'done':
      return <ReadingSummary name={state.file.name} statement={state.result.statement} onAgain={cancel} />;
  }
}
