import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const isDarkNow = () => document.documentElement.dataset.theme === 'dark';

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Changes between light and dark and remembers the choice; `public/boot.js` reads it before the first paint. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  // Screens that are drawn at the build know no theme.
  const isDark = useSyncExternalStore(onThemeChange, isDarkNow, () => false);
  const change = () => {
    const theme = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      title={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={change}
      className="touch-target grid size-9 shrink-0 max-sm:w-11 place-items-center rounded-[10px] text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-[1.1rem]" />
    </button>
  );
}
