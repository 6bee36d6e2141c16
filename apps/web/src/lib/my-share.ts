import { costPerPayment, currencyDecimals, round, type Subscription } from '@kumbara/shared';
import { t } from '#i18n/index.ts';
import { formatMoney } from './format.ts';

/** Of a shared price, what of it is mine. */
export const myShare = (subscription: Subscription): string =>
  t('card.myShare', {
    amount: formatMoney(
      round(costPerPayment(subscription), currencyDecimals(subscription.currency)),
      subscription.currency,
    ),
  });
