import { isLanguage, languages } from '@kumbara/shared';
import { ChevronDown, Languages } from 'lucide-react';
import { chooseLanguage, currentLanguage, t } from '#i18n/index.ts';

/** The seven languages, as the platform's own list. `onChoose` may remember the choice before the page reloads. */
export function LanguagePicker({ onChoose }: { onChoose?: (code: string) => Promise<unknown> }) {
  const choose = async (code: string) => {
    if (!isLanguage(code)) return;
    await onChoose?.(code);
    chooseLanguage(code);
  };
  return (
    <span className="relative inline-flex items-center text-ink-soft hover:text-ink">
      <Languages aria-hidden="true" className="pointer-events-none absolute start-2.5 size-4" />
      <select
        aria-label={t('language.label')}
        value={currentLanguage()}
        onChange={({ target }) => choose(target.value)}
        className="h-9 appearance-none rounded-[10px] border border-transparent bg-transparent ps-8 pe-7 font-medium text-[0.84rem] hover:bg-sunken [&>option]:bg-surface [&>option]:text-ink"
      >
        {languages.map(({ code, name, flag }) => (
          <option key={code} value={code}>
            {flag} {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2 size-3.5" />
    </span>
  );
}
