import { endOfMonth } from '@kumbara/shared';
import { sumByCurrency } from '#tools/facts.ts';
import { listPaymentsThisMonth } from '#tools/payments-this-month.ts';
import {
  type AnswerContext,
  type Answerer,
  explainCurrencies,
  formatFilterTitle,
  reportUnknownNames,
  selectSubscriptions,
  truncateLines,
} from './answer-context.ts';
import { formatPayments, listPaymentsBetween } from './upcoming-answers.ts';

/** All payments of this calendar month, including those before today. */
function sumDueThisMonth(context: AnswerContext) {
  const { portfolio } = context;
  const due = listPaymentsThisMonth(selectSubscriptions(context), portfolio.today);
  return sumByCurrency(portfolio, 'due', due, ({ part }) => part);
}

/** The total of the calendar month, and the payments still to come. */
export const answerDueThisMonth: Answerer = (context) => {
  const { t, amounts, portfolio } = context;
  const due = sumDueThisMonth(context);
  const about = [...reportUnknownNames(context), ...formatFilterTitle(context)];
  if (due.length === 0) return { lines: [...about, t('nothingDueThisMonth')] };
  const { payments, due: ahead } = listPaymentsBetween(context, portfolio.today, endOfMonth(portfolio.today));
  return {
    lines: [
      ...about,
      t('dueThisMonth', { amount: amounts(due) }),
      ...explainCurrencies(context, due),
      ...(payments.length > 0 ? [t('stillToCome', { amount: amounts(ahead) })] : []),
      ...truncateLines(context, formatPayments(context, payments)),
    ],
  };
};
