import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '#components/drop-zone.tsx';
import { acceptedFiles } from './file-check.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { StatementSummary } from './statement-summary.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { useUpload } from './use-upload.ts';

/** The steps of an upload: choose, wait, unlock if necessary, result. */
export function StatementIntake({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const container = useRef<HTMLDivElement>(null);
  const { step } = upload.state;
  const previousStep = useRef(step);
  // The focused element disappears with its step: the next step takes the focus.
  useEffect(() => {
    if (previousStep.current !== step && document.activeElement === document.body) {
      container.current?.focus({ preventScroll: true });
    }
    previousStep.current = step;
  }, [step]);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <UploadStep upload={upload} />
    </div>
  );
}

function UploadStep({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation('statements');
  const { state, choose, retry, unlock, cancel } = upload;
  const zone = { texts: { drop: t('drop'), hint: t('hint'), pick: t('pick') }, accept: acceptedFiles, onFile: choose };
  switch (state.step) {
    case 'idle':
      return <DropZone {...zone} />;
    case 'failed':
      return <DropZone {...zone} problem={state.message} onRetry={state.file && retry} />;
    case 'sending':
      return <UploadProgress name={state.file.name} sent={state.sent} onCancel={cancel} />;
    case 'locked':
      return <PasswordPrompt name={state.file.name} wasWrong={state.wasWrong} onUnlock={unlock} onCancel={cancel} />;
    case 'done':
      return <StatementSummary name={state.file.name} result={state.result} onUploadAnother={cancel} />;
  }
}
