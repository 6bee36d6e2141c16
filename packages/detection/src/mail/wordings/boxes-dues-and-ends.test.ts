import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Wanted = { from: string; subject: string; text: string; says: string[] };

/** Boxes, dues, trials, free plans and ends: read wrong or not at all before the rule for it (`blind-batches.md`, sixteenth hand), with neighbours. */
const mails: Record<string, Wanted[]> = {
  German: [
    {
      from: 'Hof Lindner <hallo@hof-lindner.example>',
      subject: 'Deine Dezember-Kiste',
      text: 'Hallo Jana, deine Dezember-Kiste kommt am Freitag. Wir buchen 34,90 € ab.',
      says: ['renewal_notice · Hof Lindner · 34.9 EUR · monthly'],
    },
    {
      from: 'Obsthof Meyer <hallo@obsthof.example>',
      subject: 'Deine Oktober-Obstkiste',
      text: 'Deine Kiste kommt am Dienstag. 27,50 € werden abgebucht.',
      says: ['renewal_notice · Obsthof Meyer · 27.5 EUR · monthly'],
    },
    {
      from: 'Aktionswelt <info@aktionswelt.example>',
      subject: 'Unsere Dezember-Box',
      text: 'Jetzt vorbestellen für 24,90 €.',
      says: [],
    },
    {
      from: 'Readly <support@readly.com>',
      subject: 'Erstattung',
      text: 'Ihr Abo ist beendet, der Betrag von 9,99 € wurde erstattet.',
      says: ['cancelled · Readly · 9.99 EUR'],
    },
    {
      from: 'Biohof Klee <post@klee.example>',
      subject: 'Deine Kiste im November',
      text: 'Wir liefern am 5. November. Der Betrag von 31,50 € wird wie immer abgebucht.',
      says: ['charge · Biohof Klee · 31.5 EUR · monthly'],
    },
  ],
  Turkish: [
    {
      from: 'Demre Çiftliği <merhaba@demre.example>',
      subject: 'Kasım kutun yola çıktı',
      text: 'Kasım kutun için 540 TL kartından çekildi. Bir sonraki kutun Aralık ayında.',
      says: ['charge · Demre Çiftliği · 540 TRY · monthly'],
    },
    {
      from: 'Demre Çiftliği <merhaba@demre.example>',
      subject: 'Ekim paketin kargoda',
      text: "Ekim ücreti (390 TL) 10 Ekim'de kartından çekildi. Aylık paketin MNG Kargo'da.",
      says: ['charge · Demre Çiftliği · 390 TRY · monthly'],
    },
    {
      from: 'Kitap Kulübü <abone@kitap.example>',
      subject: 'Ekim paketin kargoda',
      text: "Aylık kitap paketin bugün MNG Kargo'ya verildi. Ekim ücreti (390 TL) 10 Ekim'de tahsil edildi.",
      says: ['charge · Kitap Kulübü · 390 TRY · monthly'],
    },
    {
      from: 'Pati Sepeti <bilgi@pati.example>',
      subject: 'Bu ayın kutusu hazırlanıyor',
      text: "14 Ekim'de kartından 629,90 TL çekilecek ve kutun kargoya verilecek.",
      says: ['renewal_notice · Pati Sepeti · 629.9 TRY · monthly · 2026-10-14'],
    },
    {
      from: 'Kırtasiye <bilgi@kirtasiye.example>',
      subject: 'Eylül paketin hazır',
      text: 'Okul alışverişin için 450 TL kartından çekildi. Siparişin kargoda.',
      says: [],
    },
    {
      from: 'Storytel <destek@storytel.com.tr>',
      subject: 'Aramızdan ayrıldığına üzüldük',
      text: "Storytel aboneliğini iptal ettin. 28 Ekim'e kadar dinlemeye devam edebilirsin.",
      says: ['cancelled · Storytel · 2026-10-28'],
    },
    {
      from: 'Digiturk <bilgi@digiturk.com.tr>',
      subject: 'Abonelik sözleşmenizin taahhüt süresi doluyor',
      text: '30.11.2026 tarihinde taahhüdünüz sona erecektir. Bu tarihten sonra aboneliğiniz aylık 549 TL liste fiyatı üzerinden devam edecektir.',
      says: ['renewal_notice · Digiturk · 549 TRY · monthly'],
    },
    {
      from: 'Pilates Evi <bilgi@pilates.example>',
      subject: 'Üyeliğiniz taahhüt sonunda bitecek',
      text: "Talebiniz alındı. Üyeliğiniz taahhüt süreniz sonunda, 30 Kasım'da sona erecektir.",
      says: ['cancelled_at_period_end · Pilates Evi · 2026-11-30'],
    },
    {
      from: 'Hürriyet <dijital@hurriyet.com.tr>',
      subject: 'Deneme süren başladı',
      text: 'İlk ay ücretsiz, sonra aylık 79 TL.',
      says: ['trial_started · Hürriyet · 79 TRY · monthly'],
    },
    {
      from: 'Zoom <no-reply@zoom.us>',
      subject: 'Basic planınız hakkında',
      text: 'Ücretsiz planınızda toplantılar 40 dakika ile sınırlıdır. Pro ayda 15,99 $.',
      says: [],
    },
  ],
  English: [
    {
      from: 'Costco <costco@digital.costco.com>',
      subject: 'Your Gold Star membership',
      text: 'Your Gold Star membership is set to auto renew on November 1 for $65.00 a year.',
      says: ['renewal_notice · Costco Membership · 65 USD · yearly · 2026-11-01'],
    },
    {
      from: "BJ's <membership@bjs.com>",
      subject: 'Your Club+ membership will renew',
      text: 'Your Club+ membership will renew on November 1. $120.00 will be charged.',
      says: ["renewal_notice · BJ's Membership · 120 USD · 2026-11-01"],
    },
    {
      from: 'Headspace <help@headspace.com>',
      subject: 'Your refund',
      text: "We've refunded $69.99 and ended your subscription.",
      says: ['cancelled · Headspace'],
    },
    {
      from: 'Headspace <help@headspace.com>',
      subject: 'Refunded and ended',
      text: 'Your annual plan was refunded and ended.',
      says: ['cancelled · Headspace · yearly'],
    },
    {
      from: 'Headspace <help@headspace.com>',
      subject: 'Your refund',
      text: "We've refunded the duplicate charge of $12.99. Your subscription stays active.",
      says: ['refund · Headspace · 12.99 USD'],
    },
    {
      from: 'Humble Bundle <contact@humblebundle.com>',
      subject: 'Thanks for your purchase',
      text: 'Humble Indie Bundle, $15.00. Your keys are ready.',
      says: [],
    },
    {
      from: 'Humble Bundle <contact@humblebundle.com>',
      subject: 'Your Humble Choice membership renewed',
      text: 'You were charged $14.99 for Humble Choice.',
      says: ['charge · Humble Choice · 14.99 USD'],
    },
    {
      from: 'NordPass <support@nordpass.com>',
      subject: 'Refund completed and subscription closed',
      text: '$35.88 is on its way to your card. Nothing further will be billed.',
      says: ['cancelled · NordPass · 35.88 USD'],
    },
  ],
  French: [
    {
      from: "L'Équipe <abonnement@lequipe.fr>",
      subject: "Votre essai d'un mois commence",
      text: 'Premier mois offert puis 9,99 € par mois sans engagement.',
      says: ["trial_started · L'Équipe · 9.99 EUR · monthly"],
    },
    {
      from: 'Le Figaro <abonnement@lefigaro.fr>',
      subject: "Votre mois d'essai a commencé",
      text: '1 € le premier mois, puis 12,99 € par mois.',
      says: ['trial_started · Le Figaro · 12.99 EUR · monthly'],
    },
    {
      from: 'Le Parisien <abonnement@leparisien.fr>',
      subject: 'Netflix met fin aux essais gratuits',
      text: "La plateforme a annoncé la fin des essais. L'abonnement coûte 14,99 € par mois, puis 15,99 €.",
      says: [],
    },
    {
      from: 'Deezer <no-reply@deezer.com>',
      subject: 'Votre remboursement',
      text: 'Nous avons remboursé 11,99 € et mis fin à votre abonnement.',
      says: ['cancelled · Deezer'],
    },
    {
      from: 'Salle Nord <contact@sallenord.example>',
      subject: 'Révision de votre cotisation',
      text: 'À partir de janvier, votre cotisation mensuelle sera de 34,90 €.',
      says: ['price_rise · Salle Nord · 34.9 EUR · monthly'],
    },
    {
      from: 'La Ferme <bonjour@laferme.example>',
      subject: 'Votre panier de novembre',
      text: 'Votre panier de novembre part vendredi. 29 € ont été prélevés.',
      says: ['charge · La Ferme · 29 EUR · monthly'],
    },
    {
      from: 'La Ferme <bonjour@laferme.example>',
      subject: 'Votre panier de novembre',
      text: 'Commandez votre panier de novembre avant dimanche : 29 €.',
      says: [],
    },
    {
      from: 'Neoness <contact@neoness.fr>',
      subject: 'Remboursement et fin de contrat',
      text: 'Votre contrat a été clôturé et 25 € vous ont été remboursés.',
      says: ['cancelled · Neoness · 25 EUR'],
    },
  ],
  'Spanish, Portuguese and Italian': [
    {
      from: 'Vix <hola@vix.com>',
      subject: 'Prueba gratis iniciada',
      text: '7 días gratis; después $119 MXN mensuales.',
      says: ['trial_started · ViX · 119 MXN · monthly · 2026-10-19'],
    },
    {
      from: 'Vix <hola@vix.com>',
      subject: 'Prueba ViX Premium gratis',
      text: '7 días gratis; después $119 MXN mensuales.',
      says: [],
    },
    {
      from: 'Globoplay <no-reply@globoplay.globo.com>',
      subject: 'Teste grátis iniciado',
      text: '7 dias grátis; depois R$ 39,90 por mês.',
      says: ['trial_started · Globoplay · 39.9 BRL · monthly · 2026-10-19'],
    },
    {
      from: 'El Mundo <suscripciones@elmundo.es>',
      subject: 'Tu prueba termina',
      text: 'Tras el periodo de prueba de 1 € pagarás 7,99 € al mes desde el 2 de noviembre.',
      says: ['trial_ending · El Mundo · 7.99 EUR · monthly · 2026-11-02'],
    },
    {
      from: 'Club Sur <socios@cdsur.example>',
      subject: 'Actualización de la cuota',
      text: 'A partir de enero la cuota mensual de socio será de 42 €.',
      says: ['price_rise · Club Sur · 42 EUR · monthly'],
    },
    {
      from: 'Virgin Active <soci@virginactive.it>',
      subject: 'Adeguamento della quota mensile',
      text: 'Dal 1° gennaio 2027 la tua quota mensile sarà di 74,90 €.',
      says: ['price_rise · Virgin Active · 74.9 EUR · monthly'],
    },
    {
      from: 'Aruba <fatturazione@aruba.it>',
      subject: 'Rinnovo automatico eseguito',
      text: 'Il rinnovo della casella PEC per il periodo 2026/2027 è andato a buon fine. Importo addebitato: 9,90 € + IVA.',
      says: ['charge · Aruba · 9.9 EUR · yearly'],
    },
  ],
  Dutch: [
    {
      from: 'De Hof <hallo@dehof.example>',
      subject: 'Je decemberkrat',
      text: 'Je decemberkrat staat klaar. We schrijven € 24 af.',
      says: ['renewal_notice · De Hof · 24 EUR · monthly'],
    },
    {
      from: 'Sportclub Oost <info@scoost.example>',
      subject: 'Aanpassing contributie',
      text: 'Vanaf januari wordt je maandelijkse contributie € 24,50.',
      says: ['price_rise · Sportclub Oost · 24.5 EUR · monthly'],
    },
    {
      from: 'Odekro <hallo@odekro.example>',
      subject: 'Je krat van november',
      text: 'Op 3 november schrijven we € 22,50 af.',
      says: ['renewal_notice · Odekro · 22.5 EUR · monthly · 2026-11-03'],
    },
  ],
};

describe.each(Object.entries(mails))('mails in %s about boxes, dues, trials and ends', (_, told) => {
  it.each(told)("are read as they are meant: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines({ ...mail, date: '2026-10-12T09:00:00.000Z' })).toEqual(says);
  });
});
