import { isLanguage, languages } from '@kumbara/shared';
import { ChevronDown, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { chooseLanguage, currentLanguage } from '#i18n/language.ts';

/**
 * The seven languages, as the platform's own list under a label of ours.
 * `onChoose` may remember the choice before the page reloads; `brief` says the current one in two letters.
 */
export function LanguagePicker({
  brief,
  onChoose,
}: {
  brief?: boolean;
  onChoose?: (code: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('common');
  const current = languages.find(({ code }) => code === currentLanguage());
  const choose = async (code: string) => {
    if (!isLanguage(code)) return;
    await onChoose?.(code);
    chooseLanguage(code);
  };
  return (
    <span
      className={classNames(
        'touch-target relative inline-flex h-9 items-center gap-1.5 rounded-[10px] px-2.5 font-medium text-[0.84rem] text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-focus hover:bg-sunken hover:text-ink',
        // Two letters say nothing when one of them is cut.
        brief ? 'shrink-0' : 'min-w-0',
      )}
    >
      <Languages aria-hidden="true" className="size-4 shrink-0" />
      <span aria-hidden="true" className="truncate">
        {brief ? current?.code.toUpperCase() : current?.name}
      </span>
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
      <select
        aria-label={t('language.label')}
        value={current?.code}
        onChange={({ target }) => choose(target.value)}
        className="absolute inset-0 size-full opacity-0"
      >
        {languages.map(({ code, name, flag }) => (
          <option key={code} value={code}>
            {flag} {name}
          </option>
        ))}
      </select>
    </span>
  );
}
