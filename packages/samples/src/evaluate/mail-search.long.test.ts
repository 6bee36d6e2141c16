import {
  combineSearchResults,
  isMailCandidate,
  type Mail,
  type MailSearchName,
  mailSearches,
  readMail,
} from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { expect, it } from 'vitest';
import { generateMailbox, mailCountries } from '#mails/generate-mailbox.ts';
import type { SampleMail } from '#mails/mailbox.ts';
import { firstSeed } from '#seeds.ts';

/** Whole words without accents and capitals, as mail servers index them. */
const normalizeWords = (text: string) =>
  ` ${text
    .replaceAll('İ', 'i')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
const visibleText = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;/g, ' ');

/** A mail server that finds whole words and phrases, without stemming. */
function search(mails: readonly Mail[]): Record<MailSearchName, Set<string>> {
  const texts = mails.map((mail) => ({
    from: normalizeWords(mail.from.map(({ address }) => address).join(' ')),
    subject: normalizeWords(mail.subject),
    anywhere: normalizeWords([mail.subject, mail.text, visibleText(mail.html ?? '')].join(' ')),
  }));
  const find = ({ where, terms }: (typeof mailSearches)[MailSearchName]) => {
    const wanted = [...new Set(terms.map(normalizeWords))];
    return new Set(texts.flatMap((text, n) => (wanted.some((term) => text[where].includes(term)) ? [String(n)] : [])));
  };
  return Object.fromEntries(Object.entries(mailSearches).map(([name, one]) => [name, find(one)])) as never;
}

it('finds every relevant mail on the server, and few others', { timeout: 120_000 }, async () => {
  const lost: string[] = [];
  const counts = { all: 0, found: 0, relevant: 0 };
  for (const country of mailCountries) {
    for (const seed of [0, 1]) {
      const mailbox = await generateMailbox({ seed: firstSeed.tests + seed, country, months: 4 });
      const mails = await Promise.all(mailbox.mails.map(({ eml }) => parseMail(eml)));
      const found = combineSearchResults(search(mails));
      counts.all += mails.length;
      counts.found += found.size;
      for (const [n, mail] of mails.entries()) {
        const { events, phishing } = (mailbox.mails[n] as SampleMail).truth;
        // Refunds and gifts state no running subscription.
        const isRelevant = !phishing && events.some(({ kind }) => kind !== 'refund' && kind !== 'gift');
        if (!isRelevant || !isMailCandidate(mail) || readMail(mail, mailbox).length === 0) continue;
        counts.relevant += 1;
        if (!found.has(String(n))) lost.push(`${country} ${mailbox.mails[n]?.truth.template}: ${mail.subject}`);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(counts.relevant).toBeGreaterThan(200);
  // 3 % of the mails are relevant. The noise mails were written to resemble them.
  expect(counts.found / counts.all).toBeLessThan(0.1);
});

function expectFound(from: string, subject: string, text: string) {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? [];
  const sent = { from: [{ name, address }], subject, text };
  const mail: Mail = { message_id: '<1>', date: '2026-11-20T09:00:00Z', headers: [], ...sent };
  expect(readMail(mail, { today: '2026-11-21' })).toHaveLength(1);
  expect(combineSearchResults(search([mail]))).toEqual(new Set(['0']));
}

it.each([
  ['Tahsilat Bilgilendirmesi', 'Aylık üyelik ücretiniz olan 349,90 TL kartınızdan tahsil edilmiştir.'],
  ['Tahsilat bildirimi', 'Yıllık aboneliğinizin bedeli olan 1.200 TL tahsil edildi.'],
  ['Ödeme Bilgilendirme', 'Aylık üyelik ödemeniz (250 TL) alındı.'],
  ['Payment notice', 'Your monthly membership fee of $20.00 was charged.'],
  [
    'Zahlungsinformation',
    'Ihr Monatsbeitrag von 39,00 € wurde abgebucht. Die Mitgliedschaft verlängert sich monatlich.',
  ],
  ['Avis de paiement', 'Votre abonnement mensuel de 12,00 € a été prélevé.'],
  ['Cuota de diciembre', 'Hemos cobrado tu cuota mensual de socio de 38,00 €.'],
  [
    'Powiadomienie o płatności',
    'Pobraliśmy opłatę 49,00 zł za Twój miesięczny karnet. Subskrypcja odnawia się co miesiąc.',
  ],
  ['Deine Dezember-Kiste', 'Hallo Jana, deine Dezember-Kiste kommt am Freitag. Wir buchen 34,90 € ab.'],
  ['Kasım kutun yola çıktı', 'Kasım kutun için 540 TL kartından çekildi. Bir sonraki kutun Aralık ayında.'],
  ['Your December box', 'We charged $32.00 for your December box. Your subscription renews each month.'],
  ['Aralık kutunuzu paketliyoruz', '28 Kasım 2026’da kartınızdan 410 TL çekilecek.'],
  ['Incassobericht', 'Uw maandabonnement van € 15,00 is afgeschreven.'],
  [
    'You added 4 seats',
    'You added 4 seats to your Team plan. From your next bill on December 5, 2026 you pay $52.00 per month.',
  ],
  ['Annual dues collected', 'Your annual membership of £120 was collected by Direct Debit.'],
  [
    'Paket bedelinizde güncelleme',
    'Standart paketinizin aylık bedeli 1 Aralık 2026’da 100 TL’den 130 TL’ye çıkacaktır.',
  ],
  [
    'Kullanıcı eklendi: yeni aylık tutarınız',
    'Hesabınıza 1 kullanıcı eklendi. Kıst dönem ücreti 48,00 TL alındı. Aylık tutarınız 1 Aralık 2026’dan itibaren 720,00 TL olacaktır.',
  ],
  [
    'Kayıtlı kartınızın süresi doluyor',
    'Üyeliğiniz 4 Aralık 2026’da aylık 95 TL üzerinden yenilenecek, kartınızı güncelleyin.',
  ],
  ['İptalini geri aldın', 'Aboneliğin 2 Aralık 2026’da 39,99 TL karşılığında aylık olarak yenilenecek.'],
  ['Beitragsabbuchung Dezember', 'Wir haben deinen Monatsbeitrag von 49,00 € eingezogen.'],
  ['Dein Tarifwechsel', 'Dein Wechsel ist aktiv: Studio für 12,00 € pro Monat.'],
  ['Tu cesta quincenal va en camino', 'Hemos cobrado 22,00 € por tu cesta. La próxima llega en dos semanas.'],
  [
    'Abbiamo addebitato la tua cassetta',
    'Cassetta media, ogni settimana: 22,00 €. Prossimo addebito il 27 novembre 2026.',
  ],
])("finds an unknown merchant's '%s'", (subject, text) => {
  expectFound('Studio <post@studio.example>', subject, text);
});

it.each([
  ['Deezer <no-reply@deezer.com>', 'Suscripción desactivada', 'Tu suscripción ha sido desactivada.'],
  ['Deezer <no-reply@deezer.com>', 'Abonnement désactivé', 'Votre abonnement a été désactivé.'],
  [
    'Disney+ <info@mail.disneyplus.com>',
    'Your bundle is going up in price',
    'Your monthly bundle is going up to $21.99.',
  ],
])("finds the mail of %s: '%s'", (from, subject, text) => {
  expectFound(from, subject, text);
});
