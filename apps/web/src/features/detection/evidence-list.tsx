import type { DetectedSubscription, Evidence } from '@kumbara/shared';
import type { ParseKeys } from 'i18next';
import { FileText, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { containsDate, highlightMatches } from './highlight.ts';

const shownAtFirst = 2;

/** The heading for the sources of the evidence. */
function getHeading(evidence: Evidence[]): ParseKeys<'detection'> {
  const mails = evidence.filter(({ source }) => source === 'mail').length;
  if (mails === 0) return 'evidence';
  return mails === evidence.length ? 'evidenceMail' : 'evidenceBoth';
}

/** The original lines of the evidence, newest first. */
export function EvidenceList({ found }: { found: DetectedSubscription }) {
  const { t } = useTranslation('detection');
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const newestFirst = [...found.evidence].sort((a, b) => b.date.localeCompare(a.date));
  const shown = showsAll ? newestFirst : newestFirst.slice(0, shownAtFirst);
  const hidden = newestFirst.length - shown.length;
  const heading = getHeading(found.evidence);
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h4 className="mb-1.5 font-medium text-[0.84rem] text-ink-soft">{t(heading)}</h4>
      {heading !== 'evidence' && found.sender && (
        <p className="mb-1.5 break-words text-[0.84rem] text-ink-soft">{t('sender', { sender: found.sender })}</p>
      )}
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-1.5 outline-none">
        {shown.map((one) => (
          <li key={`${one.source} ${one.date} ${one.text}`} className="flex flex-col gap-x-3 sm:flex-row">
            <EvidenceLine evidence={one} found={found} showsSource={heading === 'evidenceBoth'} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => {
            setShowsAll(true);
            // The button disappears: the focus moves to the list.
            list.current?.focus({ preventScroll: true });
          }}
          className="mt-1 min-h-6 font-medium text-[0.84rem] text-brand-strong underline-offset-4 hover:underline"
        >
          {t('moreEvidence', { count: hidden })}
        </button>
      )}
    </div>
  );
}

type LineProps = {
  evidence: Evidence;
  found: DetectedSubscription;
  /** Shows whether the line is from a mail or a statement. */
  showsSource: boolean;
};

function EvidenceLine({ evidence: { source, date, text, amount, currency }, found, showsSource }: LineProps) {
  const { t } = useTranslation('detection');
  const isMail = source === 'mail';
  const Icon = isMail ? Mail : FileText;
  return (
    <>
      {(isMail || !containsDate(text, date)) && (
        <span className="shrink-0 text-[0.84rem] text-ink-soft leading-6">{formatDate(date)}</span>
      )}
      {text === '' ? (
        <span className="text-[0.84rem] text-ink-soft leading-6">
          {amount !== undefined && formatMoney(amount, currency ?? found.currency)} · {t('lineNotKept')}
        </span>
      ) : (
        <q
          className={classNames(
            'min-w-0 break-words text-ink-soft leading-6 before:content-none after:content-none',
            isMail ? 'text-[0.84rem]' : 'font-mono text-[0.82rem]',
          )}
        >
          {highlightMatches(text, found.service_name, amount).map(({ text, isHighlighted }, index) =>
            isHighlighted ? (
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
      {showsSource && (
        <span className="ms-auto shrink-0 self-start pt-1 text-ink-soft max-sm:hidden">
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(isMail ? 'fromMail' : 'fromStatement')}</span>
        </span>
      )}
    </>
  );
}
