import type { ImapConnect } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ImapPreset = NonNullable<ImapConnect['provider']>;

const presets = ['custom', 'gmail', 'outlook'] as const satisfies ImapPreset[];

type Props = {
  value: ImapPreset;
  /** Presets with known servers. */
  isReady: boolean;
  onChange: (preset: ImapPreset) => void;
  outlookInstead: ReactNode;
};

/** Chooses the mail provider and explains which password it accepts. */
export const PresetPicker = ({ value, isReady, onChange, outlookInstead }: Props) => {
  const { t } = useTranslation('mailbox');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.875rem]">{t('presetLabel')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-xl bg-sunken p-1">
        {presets.map((preset) => (
          <label
            key={preset}
            className="relative rounded-[9px] px-2 py-1.5 text-center font-medium text-[0.875rem] text-ink-soft transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="provider"
              value={preset}
              checked={value === preset}
              disabled={!isReady && preset !== 'custom'}
              onChange={() => onChange(preset)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {t(`preset.${preset}`)}
          </label>
        ))}
      </div>
      {value === 'gmail' && (
        <p className="mt-2.5 text-[0.84rem] text-ink-soft">
          {t('gmailHint')}{' '}
          <a
            href="https://myaccount.google.com/apppasswords"
            target="_blank"
            rel="noreferrer"
            className="font-medium text-brand-strong underline underline-offset-4"
          >
            {t('gmailHintLink')}
          </a>
        </p>
      )}
      {value === 'outlook' && (
        <div className="mt-2.5 flex flex-col gap-3 rounded-xl bg-notice-soft p-3.5 text-[0.875rem] text-on-notice">
          <p>{t('outlookHint')}</p>
          {outlookInstead}
        </div>
      )}
    </fieldset>
  );
};
