import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { moreItems } from './more-items.ts';

/** The menu of further pages on a wide screen. Escape, a click elsewhere and the next page close it. */
export function MoreMenu() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeFromOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeFromOutside);
    };
  }, []);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const isHere = moreItems.some(({ to }) => to === pathname);
  return (
    <details key={pathname} ref={menu} className="relative" onKeyDown={closeByKey}>
      <summary
        className={`flex cursor-pointer list-none items-center gap-1 whitespace-nowrap rounded-[10px] px-2 py-1.5 font-medium transition-colors hover:text-ink [&::-webkit-details-marker]:hidden ${isHere ? 'bg-sunken text-ink' : 'text-ink-soft'}`}
      >
        {t('nav.more')}
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <ul className="card absolute start-0 top-full mt-2 flex min-w-52 flex-col p-1.5 shadow-float">
        {moreItems.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={close}
              className="flex h-10 items-center rounded-[9px] px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
