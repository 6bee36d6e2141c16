import { costPerPayment, currencyDecimals, round, type Subscription } from '@kumbara/shared';
import i18next from 'i18next';
import { formatMoney } from './format.ts';

/** The user's share of a shared price, as text. */
export const formatMyShare = (subscription: Subscription): string =>
  i18next.t('subscriptions:card.myShare', {
    amount: formatMoney(
      round(costPerPayment(subscription), currencyDecimals(subscription.currency)),
      subscription.currency,
    ),
  });
