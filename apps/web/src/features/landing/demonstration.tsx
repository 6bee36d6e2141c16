import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatAmounts, formatMoney } from '#lib/format.ts';
import recording from './demonstration.json' with { type: 'json' };

const pause = 330;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Turns a sample statement into a list with its total. Lines, findings and total are recorded from the real detector by
 * `e2e/record-demonstration.ts`, and a journey compares them with it; only the speed of the animation is invented.
 */
export function Demonstration() {
  const { t } = useTranslation('landing');
  const { transactions, lines, found, total } = recording;
  const [read, setRead] = useState(0);
  const isDone = read >= lines.length;

  useEffect(() => {
    if (isDone) return;
    const timer = isStill()
      ? setTimeout(() => setRead(lines.length))
      : setTimeout(() => setRead(read + 1), read === 0 ? 900 : pause);
    return () => clearTimeout(timer);
  }, [read, isDone]);

  return (
    <figure className="card overflow-hidden shadow-float" aria-label={t('demo.label')}>
      <div className="flex items-center justify-between gap-3 border-line border-b px-5 py-3.5">
        <figcaption>
          <span className="font-semibold">{t('demo.title')}</span>{' '}
          <span className="text-[0.84rem] text-ink-soft max-xs:hidden">
            {t('demo.excerpt', { count: transactions })}
          </span>
        </figcaption>
        <button
          type="button"
          onClick={() => setRead(0)}
          disabled={!isDone}
          className="flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-lg px-2 py-1 font-medium text-[0.84rem] text-ink-soft hover:bg-sunken hover:text-ink disabled:invisible"
        >
          <RotateCcw aria-hidden="true" className="size-3.5" />
          {t('demo.again')}
        </button>
      </div>
      <ul className="px-5 py-2">
        {lines.map((line, index) => (
          <DemonstrationLine key={line.text} line={line} isRead={index < read} />
        ))}
      </ul>
      <div className="border-line border-t bg-sunken/60 px-5 py-4">
        <p className="text-[0.84rem] text-ink-soft">{t('demo.found', { count: isDone ? found : findService(read) })}</p>
        <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t('demo.perMonth')}</span>
          <span
            className={`font-semibold text-2xl tracking-tight transition-opacity duration-200 ${isDone ? '' : 'opacity-0'}`}
          >
            {formatAmounts(total).join(' + ')}
          </span>
        </p>
      </div>
    </figure>
  );
}

type Line = (typeof recording.lines)[number];

const findService = (read: number) => recording.lines.slice(0, read).filter(({ service }) => service).length;

function DemonstrationLine({ line, isRead }: { line: Line; isRead: boolean }) {
  const { t } = useTranslation('landing');
  const isFound = isRead && line.service !== null;
  return (
    <li className="flex h-[2.6rem] items-center gap-3 border-line border-b text-[0.875rem] last:border-0">
      <span
        className={`min-w-0 flex-1 truncate rounded px-1.5 py-0.5 font-mono text-[0.8rem] transition-colors duration-200 ${isFound ? 'bg-brand-soft text-ink' : 'text-ink-soft'}`}
      >
        {line.text}
      </span>
      {isFound && line.service && (
        <span className="enter flex items-center gap-2">
          <ServiceAvatar name={line.service} className="size-6 text-[0.7rem]" />
          <span className="max-w-32 truncate font-medium max-sm:hidden">{line.service}</span>
        </span>
      )}
      {isRead && !line.service && (
        <span className="enter text-[0.8rem] text-ink-soft max-xs:hidden">
          {t(line.isInstalment ? 'demo.instalment' : 'demo.purchase')}
        </span>
      )}
      <span className={`min-w-20 shrink-0 whitespace-nowrap text-end ${isFound ? 'font-semibold' : 'text-ink-soft'}`}>
        {formatMoney(line.amount, line.currency)}
      </span>
    </li>
  );
}
