import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type Props = {
  /** What belongs here, and which files are accepted. */
  texts: { drop: string; hint: string; pick: string };
  accept: string;
  problem?: string;
  onFile: (file: File) => void;
  /** Uploads the same file again, after a failure that may pass. */
  onRetry?: () => void;
};

/** A drop zone with a file picker. */
export function DropZone({ texts, accept, problem, onFile, onRetry }: Props) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-1 rounded-2xl border-2 border-dashed px-6 py-12 text-center transition-colors duration-150',
        isOver ? 'border-brand bg-brand-soft' : 'border-edge/60 bg-surface',
      )}
    >
      <span className="mb-3 grid size-14 place-items-center rounded-2xl bg-brand-soft text-brand-strong">
        <FileUp aria-hidden="true" className="size-7" />
      </span>
      <p className="font-semibold text-lg">{texts.drop}</p>
      <p className="text-balance text-ink-soft">{texts.hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={texts.pick}
        // The button opens it: hidden, so that there is one control and not two of the same name.
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires the event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button look="brand" className="mt-5" onClick={() => input.current?.click()}>
        {texts.pick}
      </Button>
      {problem && (
        <p role="alert" className="mt-4 max-w-md rounded-xl bg-danger-soft px-4 py-2.5 font-medium text-danger">
          {problem}
        </p>
      )}
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
