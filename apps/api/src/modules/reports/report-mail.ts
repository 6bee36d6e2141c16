import type { Language, Report } from '@kumbara/shared';
import { i18n } from '#i18n/i18n.ts';
import { type Composed, compose, sanitizeName } from '#lib/mails/compose.ts';
import { reportWords } from './report-words.ts';

type Needs = { name: string; language: Language; link: string; stopLink: string };

const maxCategories = 5;

/** The report of a month in a mail: its totals and largest categories, and where the rest is. */
export function composeReport(report: Report, { name, language, link, stopLink }: Needs): Composed {
  const { t, amounts, period } = reportWords(language);
  const tMails = i18n.getFixedT(language, 'mails');
  const named = sanitizeName(name);
  const has = (totals: Record<string, number>) => Object.keys(totals).length > 0;
  const { totals, verified_savings, categories, price_changes } = report;
  const kinds = (['paid', 'expected', 'due'] as const).filter((kind) => has(totals[kind]));
  return compose({
    language,
    subject: t('title', { period: period(report) }),
    lines: [
      named ? tMails('greeting', { name: named }) : tMails('greeting_unnamed'),
      has(totals.total)
        ? t('mail.intro', { period: period(report), amounts: amounts(totals.total) })
        : t('mail.nothing', { period: period(report) }),
    ],
    items: [
      ...kinds.map((kind) => ({ title: t(`kind.${kind}`), reason: amounts(totals[kind]) })),
      ...categories
        .slice(0, maxCategories)
        .map((one) => ({ title: t(`category.${one.category}`), reason: amounts(one.total) })),
      ...(price_changes.length > 0
        ? [{ title: t('priceChanges'), reason: price_changes.map((one) => one.name).join(', ') }]
        : []),
      ...(has(verified_savings) ? [{ title: t('kind.verified'), reason: amounts(verified_savings) }] : []),
    ],
    action: t('mail.open'),
    link,
    note: t('mail.note'),
    footer: [{ action: t('mail.stop'), link: stopLink }],
    sender: tMails('sender'),
  });
}
