import type { Text } from '#i18n/text.ts';

/** What somebody reads who writes to us. */
export const texts = {
  'support.title': 'Destek',
  'support.lead': 'Bize yaz; cevabı {email} adresine göndeririz.',
  'support.priority': '{plan} planındasın: mesajın öncelikli okunur.',
  'support.normal': 'Premium ve Pro planlarda mesajlar öncelikli okunur.',
  'support.subject': 'Konu',
  'support.message': 'Mesajın',
  'support.context':
    'Cevap verebilmemiz için adın, planın, dilin, bulunduğun sayfa ve tarayıcın da gider; aboneliklerin gitmez.',
  'support.send': 'Gönder',
  'support.sending': 'Gönderiliyor...',
  'support.sent': 'Mesajın bize ulaştı. Cevabı {email} adresine göndereceğiz.',
  'support.failed': 'Mesaj gönderilemedi. Yazdıkların burada duruyor.',
} satisfies Record<string, Text>;

export type SupportTexts = typeof texts;
