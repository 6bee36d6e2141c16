import type { PageLanguage, Text } from '#pages.ts';

export const texts = {
  pay: { tr: 'Ödeme', en: 'Payment' },
  lead: {
    tr: 'Stripe’ın ödeme sayfasının yerini tutar. Para çekilmez; bir deneme kartı seç.',
    en: 'This stands in for Stripe’s payment page. No money moves; pick a test card.',
  },
  declined: {
    tr: 'Kartın reddedildi. Başka bir kart dene.',
    en: 'Your card was declined. Please try another one.',
  },
  notConfirmed: {
    tr: 'Banka ödemeyi onaylamadı. Başka bir kart dene.',
    en: 'The bank did not confirm the payment. Please try another card.',
  },
  expire: { tr: 'Oturumun süresi dolsun', en: 'Let the session expire' },
  expired: { tr: 'Bu ödeme oturumu sona erdi', en: 'This checkout session has expired' },
  complete: { tr: 'Bu ödeme zaten tamamlandı', en: 'This payment is complete already' },
  back: { tr: 'Vazgeç ve geri dön', en: 'Cancel and go back' },
  return: { tr: 'Siteye dön', en: 'Return to the site' },
  goOn: { tr: 'Devam et', en: 'Continue' },
  confirm: { tr: 'Bankan onay istiyor', en: 'Your bank asks for confirmation' },
  confirmLead: { tr: 'Bu ödemeyi sen mi yapıyorsun?', en: 'Are you making this payment?' },
  yes: { tr: 'Onayla', en: 'Confirm' },
  no: { tr: 'Reddet', en: 'Refuse' },
  portal: { tr: 'Faturalama', en: 'Billing' },
  portalLead: {
    tr: 'Stripe’ın müşteri portalının yerini tutar: kart, faturalar, iptal.',
    en: 'This stands in for Stripe’s customer portal: card, invoices, cancelling.',
  },
  plan: { tr: 'Plan', en: 'Plan' },
  renews: { tr: 'Yenilenir', en: 'Renews' },
  ends: { tr: 'Sona erer', en: 'Ends' },
  cancel: { tr: 'Dönem sonunda iptal et', en: 'Cancel at the end of the period' },
  endNow: { tr: 'Hemen sona erdir', en: 'End it now' },
  resume: { tr: 'Aboneliği sürdür', en: 'Keep the subscription' },
  card: { tr: 'Kart', en: 'Card' },
  changeCard: { tr: 'Kartı değiştir', en: 'Change the card' },
  invoices: { tr: 'Faturalar', en: 'Invoices' },
  none: { tr: 'Plan yok', en: 'No plan' },
  payNow: { tr: 'Şimdi öde', en: 'Pay now' },
  month: { tr: 'ay', en: 'month' },
} satisfies Record<string, Text>;

const locales = { tr: 'tr-TR', en: 'en-US' } as const;

export const moneyOf = (amount: number, currency: string, language: PageLanguage): string =>
  (amount / 100).toLocaleString(locales[language], { style: 'currency', currency: currency.toUpperCase() });

export const dayOf = (at: number, language: PageLanguage): string =>
  new Date(at * 1000).toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });

export const statusNames: Record<string, Text> = {
  active: { tr: 'etkin', en: 'active' },
  trialing: { tr: 'deneme', en: 'trial' },
  past_due: { tr: 'ödeme gecikti', en: 'past due' },
  unpaid: { tr: 'ödenmedi', en: 'unpaid' },
  canceled: { tr: 'sona erdi', en: 'ended' },
  paid: { tr: 'ödendi', en: 'paid' },
  open: { tr: 'açık', en: 'open' },
};
