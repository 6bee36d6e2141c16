import { addDays, type Billing, type IsoDate } from '@kumbara/shared';
import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import { cycleBetween } from '#mail/annotations/cycle.ts';
import type { ScoredKind } from '#mail/scores/scores.ts';
import type { Price } from './prices.ts';

/** The first date behind a day in a line, or in the next one where this one is only a label. */
function dateAhead({ all, document }: AnnotatedMail, line: Line): IsoDate | undefined {
  const own = line.dates.find(({ date }) => date > document.date);
  if (own || line.dates.length > 0 || line.isProse) return own?.date;
  const below = all[line.at + 2];
  return below && below.terms.length === 0 ? below.dates.find(({ date }) => date > document.date)?.date : undefined;
}

const first = (mail: AnnotatedMail, lines: readonly Line[]): IsoDate | undefined => {
  for (const line of lines) {
    const date = dateAhead(mail, line);
    if (date) return date;
  }
  return undefined;
};

type Period = { from: IsoDate; to: IsoDate; billing: Billing };

/** A printed period of service: `01.05.2026 - 31.05.2026`. */
export function findPeriod({ all }: AnnotatedMail): Period | undefined {
  for (const { dates } of all) {
    for (const [i, from] of dates.entries()) {
      const to = dates[i + 1];
      if (!to || to.start - from.end > 7) continue;
      const billing = cycleBetween(from.date, to.date);
      if (billing && billing.billing_cycle !== 'weekly') return { from: from.date, to: to.date, billing };
    }
  }
  return undefined;
}

/** The next payment date that a mail names. */
export function findNextDate(mail: AnnotatedMail, kind: ScoredKind, near: readonly Line[] = []): IsoDate | undefined {
  const { all } = mail;
  const aboutNext = (line: Line) =>
    hasTerm(line, 'next') || hasTerm(line, 'renew', 'future', 'none') || hasTerm(line, 'pay', 'future');
  const isDeadline = (line: Line) => hasTerm(line, 'cancel') && !aboutNext(line);
  const own = first(
    mail,
    near.filter((line) => !isDeadline(line)),
  );
  if (own) return own;
  const next = first(mail, all.filter(aboutNext));
  if (next) return next;
  if (kind === 'trial_started' || kind === 'trial_ending')
    return first(
      mail,
      all.filter((line) => hasTerm(line, 'trial') || hasTerm(line, 'until')),
    );
  if (kind === 'renewal_notice' || kind === 'price_rise')
    return first(
      mail,
      all.filter((line) => !isDeadline(line)),
    );
  if (kind !== 'charge' && kind !== 'started') return undefined;
  const until = first(
    mail,
    all.filter((line) => hasTerm(line, 'until') || hasTerm(line, 'period') || hasTerm(line, 'end')),
  );
  if (until) return until;
  const period = findPeriod(mail);
  if (!period || period.to <= mail.document.date) return undefined;
  return period.to;
}

/** The last day of a cancelled subscription. */
export const findEndDate = (mail: AnnotatedMail): IsoDate | undefined => first(mail, mail.all.slice(0, 20));

/** The day of the payment, if the mail names one shortly before its own. */
export function findPaymentDate({ all, document }: AnnotatedMail): IsoDate | undefined {
  const earliest = addDays(document.date, -45);
  for (const line of all) {
    if (!hasTerm(line, 'pay', 'past', 'none') && !hasTerm(line, 'receipt')) continue;
    if (hasTerm(line, 'next') || hasTerm(line, 'pay', 'future')) continue;
    const day = line.dates.find(({ date }) => date <= document.date && date > earliest);
    if (day) return day.date;
  }
  return undefined;
}

/** The billing cycle: beside the price, else in the lines about the subscription, else from a printed period. */
export function findBilling(
  mail: AnnotatedMail,
  price: Price | undefined,
  near: readonly Line[] = [],
): Billing | undefined {
  const pick = ({ billing_cycle, billing_interval }: Billing): Billing => ({ billing_cycle, billing_interval });
  if (price?.cycle) return pick(price.cycle);
  const isOffer = (line: Line) =>
    hasTerm(line, 'offer') && !hasTerm(line, 'subscription') && !hasTerm(line, 'pay', 'past');
  const groups = [
    near,
    mail.all.filter(
      (line) =>
        !isOffer(line) &&
        (hasTerm(line, 'period') || hasTerm(line, 'next') || hasTerm(line, 'renew') || hasTerm(line, 'pay')),
    ),
    mail.all.filter((line) => !isOffer(line) && hasTerm(line, 'subscription')),
    mail.all.filter((line) => !isOffer(line)),
  ];
  for (const lines of groups) {
    const cycle = lines.flatMap(({ cycles }) => cycles)[0];
    if (cycle) return pick(cycle);
  }
  return findPeriod(mail)?.billing;
}
