import type { MailWords } from './words.ts';

export const german: MailWords = {
  hello: ['Hallo {person},', 'Guten Tag {person},', 'Liebe Kundin, lieber Kunde,', 'Hi {person}!'],
  bye: [
    'Dein {service}-Team',
    'Mit freundlichen Grüßen\n{service}',
    'Viele Grüße\n{service}',
    'Vielen Dank für dein Vertrauen.',
  ],
  footer: [
    'Du erhältst diese E-Mail, weil du ein Konto bei {service} hast. Jederzeit kündbar in den Kontoeinstellungen.',
    'Noch Fragen? Unser Hilfebereich hilft weiter. Sie können Ihre Mitgliedschaft jederzeit beenden.',
  ],
  imprint: [
    'Bitte antworten Sie nicht auf diese automatisch versendete Nachricht. Hilfe | AGB | Datenschutz',
    '© {service}. Alle Rechte vorbehalten. Impressum | E-Mail-Einstellungen',
  ],
  renewal: [
    'Die Laufzeit verlängert sich {every} automatisch, bis du kündigst.',
    'Der Betrag wird {every} von deiner Karte abgebucht.',
    'Ihr Abo verlängert sich {every}, sofern Sie nicht kündigen.',
  ],
  cycles: {
    weekly: { adjective: 'Wöchentlich', per: ['/Woche', ' pro Woche'], every: 'jede Woche' },
    monthly: { adjective: 'Monatlich', per: ['/Monat', ' pro Monat', ' monatlich'], every: 'jeden Monat' },
    quarterly: { adjective: 'Vierteljährlich', per: [' pro Quartal'], every: 'alle 3 Monate' },
    halfyearly: { adjective: 'Halbjährlich', per: [' pro Halbjahr'], every: 'alle 6 Monate' },
    yearly: { adjective: 'Jährlich', per: ['/Jahr', ' pro Jahr', ' jährlich'], every: 'jedes Jahr' },
  },
  labels: {
    service: ['Artikel', 'Beschreibung', 'Produkt'],
    plan: ['Tarif', 'Abo', 'Mitgliedschaft', 'Paket'],
    price: ['Preis', 'Betrag', 'Abogebühr', 'Einzelpreis'],
    tax: ['MwSt.', 'USt. (19 %)', 'Umsatzsteuer'],
    total: ['Gesamtbetrag', 'Summe', 'Gesamt (inkl. MwSt.)', 'Rechnungsbetrag'],
    next: ['Nächste Abbuchung', 'Nächste Zahlung', 'Verlängert sich am', 'Nächstes Abrechnungsdatum'],
    date: ['Datum', 'Rechnungsdatum', 'Bezahlt am'],
    order: ['Rechnungsnummer', 'Bestellnummer', 'Belegnummer'],
    paidWith: ['Zahlungsart', 'Zahlungsmethode', 'Karte'],
    period: ['Leistungszeitraum', 'Abrechnungszeitraum'],
    quantity: ['Menge'],
  },
  plans: ['Standard', 'Premium', 'Einzel', 'Familie', 'Basis', 'Plus'],
  events: {
    charge: [
      [
        'Deine Zahlungsbestätigung von {service}',
        'danke für deine Zahlung. Hier ist der Beleg zu deinem {service}-Abo.',
      ],
      ['Zahlung erhalten', 'wir haben Ihre Zahlung für {service} {plan} erhalten. Vielen Dank!'],
      [
        'Ihre Rechnung von {service}',
        'Ihre Rechnung vom {date} steht bereit. Der Betrag von {total} wurde von Ihrer Karte mit den Endziffern {card} abgebucht.',
      ],
      [
        'Dein Abo wurde verlängert',
        'dein {service}-Abo ({plan}) hat sich verlängert. Wir haben {total} abgebucht.\nDie nächste Verlängerung ist am {next}.',
      ],
      [
        'Beleg für {plan}',
        'hiermit bestätigen wir den Eingang von {total} für {service}. Ihre Mitgliedschaft läuft nun bis zum {next}.',
      ],
      ['Danke, {person}!', 'dieser Zeitraum bei {service} ist bezahlt. Eine Kopie der Rechnung liegt in deinem Konto.'],
    ],
    started: [
      [
        'Willkommen bei {service}',
        'deine Mitgliedschaft {plan} ist jetzt aktiv.\nDu zahlst {price}, das nächste Mal am {next}.',
      ],
      [
        'Dein {service}-Abo ist bestätigt',
        'vielen Dank, dass Sie {service} {plan} abonniert haben. Heute haben wir {price} abgebucht, die nächste Abbuchung folgt am {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Dein Abo verlängert sich bald',
        'dein {service}-Abo {plan} verlängert sich am {next} automatisch für {price}. Du musst nichts weiter tun.',
      ],
      [
        'Anstehende Verlängerung von {service}',
        'zur Erinnerung: Am {next} buchen wir {price} für {service} von Ihrer Karte mit den Endziffern {card} ab. Möchten Sie nicht verlängern, kündigen Sie bitte vorher.',
      ],
      [
        '{service}: Zahlung am {next}',
        'die nächste Zahlung über {price} für Ihre Mitgliedschaft {plan} wird am {next} fällig.',
      ],
    ],
    trial_started: [
      [
        'Dein Probeabo hat begonnen',
        'dein Probezeitraum bei {service} ({plan}) läuft. Er ist bis zum {until} kostenlos, danach zahlst du {price}, wenn du nicht vorher kündigst.',
      ],
      [
        '{service}: kostenloser Testzeitraum',
        'genieße {service} bis zum {until} gratis. Anschließend berechnen wir {price}.',
      ],
    ],
    trial_ending: [
      [
        'Dein Probezeitraum endet',
        'dein kostenloser Test von {service} endet am {until}. Ab diesem Tag kostet {plan} {price}. Nichts für dich? Dann kündige vorher.',
      ],
      [
        'Nur noch wenige Tage gratis bei {service}',
        'am {until} wird aus deinem Probeabo ein bezahltes Abo {plan}: {price}.',
      ],
    ],
    price_rise: [
      [
        'Preisanpassung bei {service}',
        'der Preis deines {service}-Abos ändert sich. Bisher zahlst du {old}, ab dem {next} sind es {price}.',
      ],
      [
        'Dein Tarif wird teurer',
        'damit {service} noch besser wird, erhöhen wir den Preis für {plan} von {old} auf {price}. Das gilt ab {next}.',
      ],
      [
        'Änderung deines Abopreises',
        'ab {next} kostet {service} {plan} {price} statt {old}. Am Umfang ändert sich nichts.',
      ],
    ],
    payment_failed: [
      [
        'Deine Zahlung ist fehlgeschlagen',
        'wir konnten {total} für {service} nicht von deiner Karte mit den Endziffern {card} abbuchen. Am {next} versuchen wir es erneut. Bitte prüfe deine Zahlungsdaten.',
      ],
      [
        'Problem mit Ihrer Zahlung an {service}',
        'Ihre Bank hat die letzte Abbuchung abgelehnt. Bitte aktualisieren Sie Ihre Zahlungsmethode. Offener Betrag: {total}',
      ],
    ],
    refund: [
      [
        'Deine Erstattung ist unterwegs',
        '{service} hat dir {total} erstattet. Je nach Bank dauert die Gutschrift 5 bis 10 Werktage.',
      ],
      ['Rückerstattung von {service}', 'wunschgemäß haben wir Ihre Zahlung vom {date} in Höhe von {total} erstattet.'],
    ],
    plan_change: [
      [
        'Dein Tarif wurde geändert',
        'du bist bei {service} von {oldPlan} zu {plan} gewechselt. Der neue Preis von {price} wird am {next} abgebucht.',
      ],
      [
        'Tarifwechsel bei {service} bestätigt',
        'alles erledigt: Sie nutzen jetzt {plan}. Ab {next} zahlen Sie {price}.',
      ],
    ],
    cancelled: [
      [
        'Dein Abo wurde gekündigt',
        'wie gewünscht haben wir dein {service}-Abo am {date} beendet. Es wird nichts mehr abgebucht.',
      ],
      [
        'Auf Wiedersehen von {service}',
        'schade, dass du gehst. Deine Mitgliedschaft bei {service} ist heute zu Ende gegangen.',
      ],
      [
        'Kündigungsbestätigung',
        'Ihre Kündigung bei {service} ist abgeschlossen. Wenn Sie zurückkommen möchten, melden Sie sich einfach an.',
      ],
    ],
    cancelled_at_period_end: [
      [
        'Du hast {service} gekündigt',
        'wir haben deine Kündigung erhalten. Du kannst {service} noch bis zum {until} nutzen, danach verlängert es sich nicht mehr.',
      ],
      [
        'Ihr Abo verlängert sich nicht',
        'Ihr {service}-Abo {plan} ist gekündigt und endet am {until}. Bis dahin bleibt alles wie gehabt.',
      ],
      [
        'Eingangsbestätigung Ihrer Kündigung',
        'die automatische Verlängerung Ihrer Mitgliedschaft {plan} ist abgeschaltet. Ihr letzter Tag: {until}.',
      ],
    ],
    reactivated: [
      [
        'Schön, dass du zurück bist',
        'deine Mitgliedschaft bei {service} läuft wieder. Für {plan} zahlst du {price}, als Nächstes am {next}.',
      ],
      [
        'Dein {service}-Abo ist wieder aktiv',
        'wir haben deine Kündigung zurückgenommen. Am {next} buchen wir {price} ab.',
      ],
    ],
    gift: [
      [
        'Ein Geschenk für dich: {service}',
        '{person}, dir wurden 3 Monate {service} geschenkt! Zahlungsdaten brauchst du nicht, löse einfach den Code {order} ein.',
      ],
      [
        'Deine {service}-Geschenkkarte',
        'deine Bestellung einer {service}-Geschenkkarte über {total} ist abgeschlossen. Dies ist ein einmaliger Kauf.',
      ],
    ],
  },
  seeOnline: 'E-Mail wird nicht richtig angezeigt? Im Browser ansehen.',
  forward: {
    prefix: 'WG: ',
    line: '-----Ursprüngliche Nachricht-----',
    from: 'Von',
    date: 'Gesendet',
    subject: 'Betreff',
    to: 'An',
  },
  store: {
    appleReceipt: ['Deine Rechnung von Apple', 'Rechnung'],
    appleRenews: 'Verlängert sich am {next}',
    appleBought: 'In-App-Kauf',
    appleConfirmed: [
      'Bestätigung deines Abonnements',
      'Du hast das folgende Abonnement gekauft.\n{app}\n{price}\nDein Abo verlängert sich {every} automatisch. Nächste Verlängerung: {next}',
    ],
    appleCancelled: [
      'Dein Abonnement läuft ab',
      'Hiermit bestätigen wir die Kündigung des folgenden Abonnements.\n{app}\nDu kannst es noch bis zum {until} nutzen.',
    ],
    playReceipt: [
      'Dein Google Play-Bestellbeleg vom {date}',
      'Vielen Dank. Du hast am {date} bei Google Play eingekauft.',
    ],
    playRecurring: 'Automatisch verlängertes Abo',
    playCancelled: [
      'Dein Google Play-Abo wurde gekündigt',
      'Dein Abo von {app} wurde gekündigt. Bis zum {until} hast du weiterhin Zugriff.',
    ],
    paypalPaid: ['Ihre automatische Zahlung an {service}', 'Sie haben {total} automatisch an {service} gezahlt.'],
  },
};
