import type { PlanTexts } from '#i18n/locales/tr/plan.ts';
import type { Text } from '#i18n/text.ts';

export const texts: Record<keyof PlanTexts, Text> = {
  'payment.title': 'Zahlung',
  'payment.sessionMissing': 'Keine Sitzungs-ID gefunden',
  'payment.sessionMissingHint':
    'Auf diese Seite kehrt man nach einer Zahlung zurück. Hast du nicht bezahlt, gibt es hier nichts zu sehen.',
  'payment.checkFailed': 'Die Zahlung konnte nicht geprüft werden.',
  'payment.toPricing': 'Zurück zu den Preisen',
  'payment.checking': 'Deine Zahlung wird geprüft',
  'payment.checkingHint': 'Wir lesen, was die Zahlungsseite meldet.',
  'payment.processing': 'Deine Zahlung wird verarbeitet',
  'payment.processingHint': 'Deine Bank bestätigt sie gerade. Lass diese Seite offen, es dauert nur Sekunden.',
  'payment.attempt': 'Versuch {attempt}/{most}',
  'payment.success': 'Dein Konto wurde hochgestuft!',
  'payment.changed': 'Dein Tarif wurde geändert',
  'payment.plan': 'Dein Tarif: {plan}',
  'payment.redirecting': 'Du wirst zur Übersicht geleitet …',
  'payment.expired': 'Die Zahlungssitzung ist abgelaufen. Bitte versuche es noch einmal.',
  'payment.expiredHint': 'Es wurde nichts abgebucht.',
  'payment.timeout': 'Die Prüfung der Zahlung hat zu lange gedauert …',
  'payment.timeoutHint':
    'Vielleicht ist deine Zahlung noch unterwegs. Sobald sie bestätigt ist, ändert sich dein Tarif von selbst; bezahle nicht ein zweites Mal.',
  'payment.checkFailedHint': 'Hast du bezahlt, ändert sich dein Tarif von selbst; bezahle nicht ein zweites Mal.',
  'payment.again': 'Noch einmal prüfen',

  'paid.title': 'Tarif',
  'paid.lead': 'Was du bezahlst, wann es sich verlängert und wie du aussteigst.',
  'paid.free': 'Du nutzt den Tarif Free. Du siehst alles, was gefunden wird, und verfolgst drei aktive Abos.',
  'paid.family': 'Dieser Tarif kommt von deiner Familie; du zahlst nichts dafür.',
  'paid.renews': 'Verlängert sich am {date}.',
  'paid.ends': 'Gekündigt. Läuft noch bis {date}, danach gilt Free; aus deiner Liste wird nichts gelöscht.',
  'paid.manage': 'Karte, Rechnungen und Kündigung',
  'paid.twice': 'Du zahlst doppelt',
  'paid.twiceText':
    'Offenbar wurde in zwei Fenstern gleichzeitig gekauft: Ein weiterer Tarif verlängert sich ebenfalls. Kündige einen davon auf der Rechnungsseite, dein Tarif bleibt. Für eine Erstattung schreib uns.',
  'paid.loadFailed': 'Dein Tarif konnte nicht geladen werden',
  'paid.switchQuestion': 'Zu {plan} wechseln?',
  'paid.switchUp':
    'Dein Tarif ändert sich sofort. Die Differenz für die restlichen Tage kommt auf die nächste Rechnung.',
  'paid.switchDown':
    'Dein Tarif ändert sich sofort, und was nur Pro hat, wird geschlossen; aus deiner Liste wird nichts gelöscht. Die Differenz für die restlichen Tage wird von der nächsten Rechnung abgezogen.',
  'paid.switchPrice': 'Der neue Preis ist {amount} im Monat.',
  'paid.switch': 'Wechseln',
  'paid.covered': 'Der Tarif deiner Familie deckt das schon ab; du musst nichts kaufen.',
  'paid.resumes': 'Damit ist auch deine Kündigung zurückgenommen: Der Tarif verlängert sich weiter.',
};
