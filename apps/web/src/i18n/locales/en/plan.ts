import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Payment',
  'payment.sessionMissing': 'No session ID found',
  'payment.sessionMissingHint':
    'This page is where a payment returns to. If you did not pay, there is nothing to see here.',
  'payment.checkFailed': 'Checking the payment failed.',
  'payment.toPricing': 'Back to pricing',
  'payment.checking': 'Checking your payment',
  'payment.checkingHint': 'We are reading what the payment page says.',
  'payment.processing': 'Your payment is being processed',
  'payment.processingHint': 'Your bank is confirming it. Keep this page open, it takes a few seconds.',
  'payment.attempt': 'Attempt {attempt}/{most}',
  'payment.success': 'Your account was upgraded!',
  'payment.changed': 'Your plan has changed',
  'payment.plan': 'Your plan: {plan}',
  'payment.redirecting': 'Taking you to the dashboard…',
  'payment.expired': 'The payment session has expired. Please try again.',
  'payment.expiredHint': 'You have not been charged.',
  'payment.timeout': 'Checking the payment took too long...',
  'payment.timeoutHint':
    'Your payment may be on its way. Once it is confirmed your plan changes by itself; do not pay a second time.',
  'payment.checkFailedHint': 'If you paid, your plan changes by itself; do not pay a second time.',
  'payment.again': 'Check again',

  'paid.title': 'Plan',
  'paid.lead': 'What you pay for, when it renews and how to leave.',
  'paid.free': 'You are on the Free plan. You see everything that is found and track three active subscriptions.',
  'paid.family': 'This plan comes from your family; you pay nothing for it.',
  'paid.renews': 'Renews on {date}.',
  'paid.ends': 'Cancelled. It lasts until {date}, then you are on the Free plan; nothing on your list is deleted.',
  'paid.manage': 'Card, invoices and cancelling',
  'paid.twice': 'You are paying twice',
  'paid.twiceText':
    'It looks as if you bought in two windows at once: another plan goes on renewing. Cancel one of them on the billing page; you keep your plan. Write to us for a refund.',
  'paid.loadFailed': 'Your plan could not be loaded',
  'paid.switchQuestion': 'Switch to {plan}?',
  'paid.switchUp': 'Your plan changes at once. The difference for the remaining days is added to your next invoice.',
  'paid.switchDown':
    'Your plan changes at once and what only Pro has is closed; nothing on your list is deleted. The difference for the remaining days is taken off your next invoice.',
  'paid.switchPrice': 'The new price is {amount} a month.',
  'paid.switch': 'Switch',
  'paid.covered': 'Your family’s plan already covers this; there is no need to buy it.',
  'paid.resumes': 'It also takes your cancellation back: the plan goes on renewing.',
};
