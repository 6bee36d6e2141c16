import type { DetectedSubscription } from '@kumbara/shared';
import { useState } from 'react';
import { t } from '#i18n/index.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { highlighted, namesDay } from './highlight.ts';

const shownAtFirst = 2;

/** The literal lines a finding rests on, newest first. */
export function EvidenceList({ found }: { found: DetectedSubscription }) {
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = [...found.evidence].sort((a, b) => b.date.localeCompare(a.date));
  const shown = showsAll ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const hidden = newestFirst.length - shown.length;
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h4 className="mb-1.5 font-medium text-[0.84rem] text-ink-soft">{t('review.evidence')}</h4>
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ source, date, text, amount, currency }) => (
          <li key={`${source} ${date} ${text}`} className="flex flex-col gap-x-3 sm:flex-row">
            {!namesDay(text, date) && <span className="shrink-0 text-[0.84rem] text-ink-soft">{formatDate(date)}</span>}
            {text === '' ? (
              <span className="text-[0.84rem] text-ink-soft">
                {amount !== undefined && formatMoney(amount, currency ?? found.currency)} · {t('review.lineNotKept')}
              </span>
            ) : (
              <q className="min-w-0 break-words font-mono text-[0.82rem] text-ink-soft leading-6 before:content-none after:content-none">
                {highlighted(text, found.service_name, amount).map(({ text, isMarked }, index) =>
                  isMarked ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
                    <mark key={index} className="rounded bg-brand-soft px-0.5 text-ink">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </q>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-1.5 font-medium text-[0.84rem] text-brand-strong underline-offset-4 hover:underline"
        >
          {t('review.moreEvidence', { count: hidden })}
        </button>
      )}
    </div>
  );
}
