import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Wanted = { from: string; subject: string; text: string; says: string[] };

/** Read wrong or not at all in the lists of the fourteenth hand (`blind-batches.md`), of 12 October 2026. */
const mails: Record<string, Wanted[]> = {
  German: [
    {
      from: 'Stiftung Warentest <abo@test.de>',
      subject: 'Ihr Flatrate-Zugang',
      text: 'Ihre Jahres-Flatrate test.de wurde zum Preis von 54,90 € bis 11.10.2027 verlängert.',
      says: ['charge · Stiftung Warentest · 54.9 EUR · yearly'],
    },
    {
      from: 'Nintendo <no-reply@accounts.nintendo.com>',
      subject: 'Vielen Dank für deinen Kauf',
      text: 'Nintendo Switch Online (Einzelmitgliedschaft, 12 Monate)\nPreis: 19,99 €\nDie Mitgliedschaft wird am 12.10.2027 automatisch erneuert.',
      says: ['charge · Nintendo Switch Online · 19.99 EUR · yearly · 2027-10-12'],
    },
    {
      from: 'Audible <audible@audible.de>',
      subject: 'Ihr Guthaben ist da',
      text: 'Ihr monatliches Guthaben für Oktober steht bereit. Ihre Mitgliedschaft (9,95 €/Monat) wurde über Ihr Amazon-Konto abgerechnet.',
      says: ['charge · Audible · 9.95 EUR · monthly'],
    },
    {
      from: 'Digistore24 <noreply@digistore24.com>',
      subject: 'Abbuchung für: Meditationsclub "Stille Stunde"',
      text: 'Guten Tag Frau Lang, für Ihre Bestellung von Meditationsclub "Stille Stunde" haben wir vereinbarungsgemäß die nächste Zahlung von 19,00 € vorgenommen. Die nächste Zahlung erfolgt in einem Monat.',
      says: ['charge · Meditationsclub "Stille Stunde" · 19 EUR'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Deine Abonnementbestätigung',
      text: 'Sehr geehrte Kundin,\ndas folgende Abonnement wurde abgeschlossen:\nAbonnement: Premium\nApp: WETTER.COM Premium\nAnbieter: wetter.com GmbH\nAbodauer: 1 Jahr\nPreis: 11,99 €/Jahr\nZahlungsmethode: Mastercard\nDas Abonnement wird automatisch verlängert, es sei denn, du deaktivierst die Verlängerung bis 24 Stunden vor Ablauf.',
      says: ['started · WETTER.COM Premium · 11.99 EUR · yearly'],
    },
    {
      from: 'Wissensbox <hallo@wissensbox.de>',
      subject: 'Dein Paket ist gepackt!',
      text: 'Liebe Jana, die Oktober-Wissensbox für Emil verlässt morgen unser Lager. Wir haben 24,95 € für diese Ausgabe deines Abos eingezogen. Deine nächste Box geht am 12.11. raus.',
      says: ['charge · Wissensbox · 24.95 EUR · monthly · 2026-11-12'],
    },
    {
      from: 'Disney+ <disneyplus@mail.disneyplus.com>',
      subject: 'Danke, dass du bleibst!',
      text: 'Dein Jahresabonnement geht in die nächste Runde. Von deinem Konto gehen dafür 99,90 € ab.',
      says: ['charge · Disney+ · 99.9 EUR · yearly'],
    },
    {
      from: 'LinkedIn <billing-noreply@linkedin.com>',
      subject: 'Ihre Zahlung für LinkedIn Premium',
      text: 'Vielen Dank. Ihre Mastercard •••• 1177 wurde mit EUR 39,99 (inkl. MwSt.) für einen Monat Premium Career belastet.',
      says: ['charge · LinkedIn Premium · 39.99 EUR'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Dein Abonnement wird bald verlängert',
      text: 'Dein Abonnement von „Day One Premium" verlängert sich am 20. Oktober 2026 um 1 Jahr zum Preis von 34,99 €.',
      says: ['renewal_notice · Day One Premium · 34.99 EUR · yearly · 2026-10-20'],
    },
    {
      from: 'WELT <kundenservice@welt.de>',
      subject: 'Ihr Aktionszeitraum endet',
      text: 'Lieber Leser, Ihr vergünstigter Zeitraum für WELTplus Premium ist bald vorbei. Ab dem 1. November berechnen wir den regulären Preis von 19,99 € im Monat.',
      says: ['trial_ending · WELTplus · 19.99 EUR · monthly · 2026-11-01'],
    },
    {
      from: 'Der Spiegel <kundenservice@spiegel.de>',
      subject: 'Ihr SPIEGEL+ Zugang: Zahlung',
      text: 'Guten Morgen, wir haben soeben EUR 24,99 über Ihr hinterlegtes PayPal-Konto abgerechnet. Damit ist Ihr Zugang für weitere vier Wochen freigeschaltet.',
      says: ['charge · SPIEGEL+ · 24.99 EUR · weekly x 4'],
    },
    {
      from: 'Bumble <noreply@team.bumble.com>',
      subject: 'Bumble Premium: Kaufbeleg',
      text: 'Laufzeit 1 Woche, 12,99 €, automatische Verlängerung aktiv',
      says: ['charge · Bumble · 12.99 EUR · weekly'],
    },
    {
      from: 'Zattoo <noreply@zattoo.com>',
      subject: 'Dein Zattoo Ultimate wurde beendet',
      text: 'Ab sofort nutzt du wieder Zattoo Free. Es wird nichts mehr abgebucht.',
      says: ['cancelled · Zattoo'],
    },
  ],
  French: [
    {
      from: 'Basic-Fit <serviceclient@basic-fit.fr>',
      subject: 'Votre prochain paiement',
      text: 'Bonjour Karim, nous vous informons que la somme de 22,99 € sera débitée de votre compte le 19/10/2026 pour les 4 prochaines semaines de votre formule Comfort.',
      says: ['renewal_notice · Basic-Fit · 22.99 EUR · weekly x 4 · 2026-10-19'],
    },
    {
      from: 'La Petite Cagette <bonjour@lepanierdemarie.fr>',
      subject: 'Votre panier de la semaine',
      text: 'Bonjour Claire, votre panier de légumes hebdomadaire est prêt. 18,50 € ont été prélevés sur votre carte.',
      says: ['charge · La Petite Cagette · 18.5 EUR · weekly'],
    },
    {
      from: 'Neoness <contact@neoness.fr>',
      subject: 'Échéance de novembre',
      text: 'Cher adhérent, votre mensualité de 29,90 € sera présentée à votre banque le 5 novembre.',
      says: ['renewal_notice · Neoness · 29.9 EUR · monthly · 2026-11-05'],
    },
    {
      from: 'Gandi <facturation@gandi.net>',
      subject: '[GANDI] Facture n° 2026-556677',
      text: 'Renouvellement 1 an du domaine exemple.fr : 15,00 € HT\nTVA : 3,00 €\nTotal TTC : 18,00 €\nFacture réglée par carte.',
      says: ['charge · Gandi · 15 EUR · yearly'],
    },
    {
      from: 'Headspace <hello@headspace.com>',
      subject: 'Dernier jour pour annuler ton essai',
      text: 'Ton essai se transforme demain en abonnement annuel. 57,99 € seront prélevés.',
      says: ['trial_ending · Headspace · 57.99 EUR · yearly · 2026-10-13'],
    },
    {
      from: 'Canal+ <moncompte@canal-plus.com>',
      subject: 'Votre nouvelle offre CANAL+',
      text: "Votre demande de changement est prise en compte : à partir du 1er novembre, vous profitez de l'offre Rat+ à 19,99 €/mois.",
      says: ['plan_change · Canal+ · 19.99 EUR · monthly'],
    },
    {
      from: 'Meetic <info@meetic.fr>',
      subject: 'Pass Essentiel : renouvellement',
      text: 'Votre Pass Essentiel 3 mois a été reconduit. Vous avez été débité de 59,97 €.',
      says: ['charge · Meetic · 59.97 EUR · monthly x 3'],
    },
    {
      from: 'Dropbox <no-reply@dropbox.com>',
      subject: "Nous n'avons pas pu traiter votre paiement",
      text: "Votre forfait Dropbox Plus (9,99 €/mois) risque d'être interrompu.",
      says: ['payment_failed · Dropbox · 9.99 EUR · monthly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Votre abonnement arrive à expiration',
      text: 'Votre essai de Canva Pro se termine le 15 octobre. À partir de cette date, il vous en coûtera 109,99 € par an.',
      says: ['trial_ending · Canva · 109.99 EUR · yearly · 2026-10-15'],
    },
  ],
  Spanish: [
    {
      from: 'PayPal <service@paypal.es>',
      subject: 'Ha enviado un pago automático a Spotify España',
      text: 'Hola, Ana:\nHa pagado 11,99 € EUR a Spotify España mediante un pago automático.',
      says: ['charge · Spotify · 11.99 EUR'],
    },
    {
      from: 'Cesta Verde <pedidos@cestaverde.org>',
      subject: 'Tu cesta quincenal va en camino',
      text: 'Importe cargado: 28,00 €. La siguiente cesta sale el 26 de octubre.',
      says: ['charge · Cesta Verde · 28 EUR · weekly x 2'],
    },
    {
      from: 'Mozilla <subscriptions@mozilla.com>',
      subject: 'Se ha recibido el pago de Mozilla VPN',
      text: 'Gracias por ser suscriptor. Hemos recibido tu último pago. Cobrado 9,99 € el 12/10/2026. Siguiente factura: 12/11/2026',
      says: ['charge · Mozilla · 9.99 EUR'],
    },
    {
      from: 'Dinahosting <facturacion@dinahosting.com>',
      subject: 'Renovación automática completada',
      text: 'Dominio + hosting misitio.es, 1 año, 84,70 € (IVA incl.)',
      says: ['charge · dinahosting · 84.7 EUR · yearly'],
    },
    {
      from: 'Duolingo <hello@duolingo.com>',
      subject: 'Tu prueba se acaba mañana',
      text: 'Si no haces nada, pasarás a Super Duolingo por 79,99 € al año.',
      says: ['trial_ending · Duolingo · 79.99 EUR · yearly · 2026-10-13'],
    },
  ],
  Portuguese: [
    {
      from: 'Hotmart <no-reply@hotmart.com>',
      subject: 'Sua assinatura foi renovada',
      text: 'A assinatura do produto "Clube do Violão" foi renovada com sucesso. Valor: R$ 47,00 / mês',
      says: ['charge · Clube do Violão · 47 BRL · monthly'],
    },
    {
      from: 'Amazon Prime <prime@amazon.com.br>',
      subject: 'Sua assinatura Prime está ativa',
      text: 'Olá! Obrigado por assinar. Após o teste grátis, que vai até 11 de novembro, serão cobrados R$ 19,90 por mês.',
      says: ['started · Amazon Prime · 19.9 BRL · monthly · 2026-11-11'],
    },
    {
      from: 'Telecine <naoresponda@telecine.com.br>',
      subject: 'Fim da degustação',
      text: 'Seus 7 dias acabam hoje. De agora em diante, R$ 37,90 mensais.',
      says: ['trial_ending · Telecine · 37.9 BRL · monthly'],
    },
    {
      from: 'Hotmart <no-reply@hotmart.com>',
      subject: 'Pagamento aprovado: Clube de Leitura Ada',
      text: 'Recebemos o pagamento da sua assinatura mensal: R$ 39,00.',
      says: ['charge · Clube de Leitura Ada · 39 BRL · monthly'],
    },
  ],
  Italian: [
    {
      from: 'Aruba <comunicazioni@staff.aruba.it>',
      subject: 'Rinnovo eseguito',
      text: 'Il rinnovo del servizio Hosting Easy per il dominio miosito.it è andato a buon fine. Totale: 48,78 €. Nuova scadenza: 12/10/2027',
      says: ['charge · Aruba Hosting · 48.78 EUR'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Ricevuta del tuo ordine Google Play del 12 ott 2026',
      text: 'Abbonamento settimanale (Yuka): 2,99 €/settimana\nTotale: 2,99 €',
      says: ['charge · Yuka · 2.99 EUR · weekly'],
    },
    {
      from: 'RaiPlay Sound <info@storytel.com>',
      subject: 'Il tuo Storytel continua',
      text: "Da domani inizia l'abbonamento a pagamento: 12,99 € al mese.",
      says: ['renewal_notice · Storytel · 12.99 EUR · monthly · 2026-10-13'],
    },
    {
      from: 'McFIT <servizio@mcfit.com>',
      subject: 'Quota novembre',
      text: "Gentile socio, l'addebito di 24,90 € avverrà il 1° novembre come da contratto.",
      says: ['renewal_notice · McFIT · 24.9 EUR · monthly'],
    },
    {
      from: 'Sky <servizioclienti@sky.it>',
      subject: 'Recesso',
      text: 'Confermiamo la chiusura del tuo abbonamento il 30/11/2026.',
      says: ['cancelled_at_period_end · Sky · 2026-11-30'],
    },
  ],
  Dutch: [
    {
      from: 'Picnic Bloemen <hallo@bloomon.nl>',
      subject: 'Je bloemen zijn onderweg',
      text: 'Je tweewekelijkse boeket wordt vrijdag bezorgd. € 24,95 is betaald via automatische incasso.',
      says: ['charge · Picnic Bloemen · 24.95 EUR · weekly x 2'],
    },
    {
      from: 'SportCity <ledenservice@sportcity.nl>',
      subject: 'Je contributie voor november',
      text: 'Rond 28 oktober wordt € 36,95 van je rekening gehaald.',
      says: ['renewal_notice · SportCity · 36.95 EUR · monthly · 2026-10-28'],
    },
    {
      from: 'Trouw <service@trouw.nl>',
      subject: 'Uw nieuwe tarief',
      text: 'Met ingang van 1 december gaat u € 12,50 per maand betalen in plaats van € 11,95.',
      says: ['price_rise · Trouw · 12.5 EUR · monthly · 2026-12-01'],
    },
  ],
};

describe.each(Object.entries(mails))('mails in %s', (_, unseen) => {
  it.each(unseen)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines({ ...mail, date: '2026-10-12T09:00:00.000Z' })).toEqual(says);
  });
});
