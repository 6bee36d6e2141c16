import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('de');
const subscriptions = (count: number) => `${count} ${n(count, 'Abo', 'Abos')}`;

export const de: Words = {
  labels: {
    monthly_cost: 'Im Monat',
    yearly_cost: 'Im Jahr',
    due: 'Fällig',
    payment: 'Zahlung',
    price_before: 'Alter Preis',
    price_now: 'Preis jetzt',
    price_change: 'Unterschied',
    price_change_percent: 'Änderung',
    saving_per_month: 'Ersparnis im Monat',
    saving_per_year: 'Ersparnis im Jahr',
    left_per_month: 'Bleibt im Monat',
    left_per_year: 'Bleibt im Jahr',
    price_after_trial: 'Nach der Probezeit',
    cost_per_use: 'Pro Nutzung',
    uses: 'Nutzungen',
    break_even_months: 'Bezahlt gemacht nach (Monaten)',
    break_even_price: 'Ein Jahr monatlich bezahlt',
    days_left: 'Tage übrig',
    subscriptions: 'Anzahl der Abos',
    paid_so_far: 'Bisher bezahlt',
    price_announced: 'Angekündigter Preis',
    foreign_price: 'Preis im Ausland',
    yearly_price: 'Jahresabo',
    spent: 'Ausgegeben',
    more_per_year: 'Mehr im Jahr',
    months_counted: 'Gezählte Monate',
    charges_seen: 'Gesehene Zahlungen',
    months_unused: 'Monate ungenutzt',
    notice_days: 'Kündigungsfrist (Tage)',
    interval: 'Rhythmus',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Software',
    music: 'Musik',
    gaming: 'Spiele',
    fitness: 'Fitness',
    cloud: 'Cloud-Speicher',
    news: 'Nachrichten',
    education: 'Bildung',
    other: 'Sonstiges',
  },
  kinds: {
    same_service: 'Derselbe Dienst',
    music: 'Musik',
    cloud_storage: 'Cloud-Speicher',
    ai_chat: 'KI-Chat',
    vpn: 'VPN',
    passwords: 'Passwortmanager',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'wöchentlich', monthly: 'monatlich', yearly: 'jährlich' }[cycle]
      : `alle ${interval} ${{ weekly: 'Wochen', monthly: 'Monate', yearly: 'Jahre' }[cycle]}`,

  share: 'dein Anteil',
  empty:
    'Du hast noch kein aktives Abo. Füge eines hinzu, lade einen Kontoauszug hoch oder verbinde dein Postfach, dann antworte ich mit deinen eigenen Zahlen.',
  currenciesApart: 'Verschiedene Währungen werden nicht zusammengezählt.',
  notConverted: 'Ich rechne keine Währungen um; in denen, die du zahlst, ist es das:',
  andMore: '… der Rest steht auf deiner Liste.',
  linesMore: ({ count }) => `… und ${count} weitere auf deiner Liste.`,
  namesMore: ({ count }) => `${count} weitere`,

  notPer: 'Pro Woche oder Tag rechne ich nicht; im Monat und im Jahr ist es so:',
  totalOf: ({ what, count, month, year }) => `${what}: ${month} im Monat, ${year} im Jahr (${subscriptions(count)}).`,
  together: ({ month, year }) => `Zusammen: ${month} im Monat, ${year} im Jahr.`,
  noneIn: ({ what }) => `Dort hast du kein aktives Abo: ${what}.`,
  dueThisMonth: ({ amount }) => `In diesem Kalendermonat werden ${amount} abgebucht.`,
  dueNothing: 'In diesem Kalendermonat wird nichts abgebucht.',
  stillToCome: ({ amount }) => `Davon kommen noch ${amount}:`,

  nextPayment: ({ day }) => `nächste Zahlung ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} kostet ${payment} (${cycle}): ${month} im Monat, ${year} im Jahr.`,
  isCancelled: ({ name, until }) =>
    until
      ? `${name} ist gekündigt; du kannst es bis ${until} nutzen.`
      : `${name} ist schon gekündigt und kostet nichts mehr.`,
  several: 'Auf diesen Namen passen mehrere deiner Abos:',
  notListed: ({ name }) => `„${name}“ finde ich nicht auf deiner Liste.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Deine Unterlagen zeigen ${amount}, in ${count} ${n(count, 'Zahlung', 'Zahlungen')} zwischen ${from} und ${to}.`,
  paidOnce: ({ amount, day }) => `Deine Unterlagen zeigen ${amount}, bezahlt am ${day}.`,
  paidOnly: 'Gezählt werden nur Zahlungen, die in deinen Auszügen und Mails stehen.',
  paidNothing: ({ what, from, to }) =>
    `In deinen Unterlagen sehe ich keine Zahlung${what ? ` für ${what}` : ''}${from && to ? ` zwischen ${from} und ${to}` : ''}. Lade einen Kontoauszug hoch oder verbinde dein Postfach, dann zähle ich zusammen, was wirklich bezahlt wurde.`,

  list: ({ count }) => `Du hast ${count} ${n(count, 'aktives Abo', 'aktive Abos')}:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'Gekündigt hast du:',
  cancelledNone: 'Du hast noch nichts gekündigt.',
  until: ({ day }) => `nutzbar bis ${day}`,
  count: ({ count, cancelled }) =>
    `Du hast ${count} ${n(count, 'aktives Abo', 'aktive Abos')}${cancelled > 0 ? ` und ${cancelled} ${n(cancelled, 'gekündigtes', 'gekündigte')}` : ''}.`,

  dearest: ({ name, month, year }) => `Am meisten kostet dich ${name}: ${month} im Monat, ${year} im Jahr.`,
  dearestList: 'Am meisten kosten dich:',
  cheapest: ({ name, month, year }) => `Am wenigsten kostet dich ${name}: ${month} im Monat, ${year} im Jahr.`,
  cheapestList: 'Am wenigsten kosten dich:',
  byCategory: 'Deine Abos nach Kategorien:',
  categoryLine: ({ what, month, count }) => `${what}: ${month} im Monat (${count})`,

  overlaps: 'Ja, das überschneidet sich:',
  overlapsUnknown: 'Ob die genannten dasselbe tun, kann ich nicht sagen.',
  overlapsNone: 'Nein: Ich sehe nichts, was du mehrfach bezahlst, und keine Dienste für denselben Zweck.',

  rises: ({ day }) => `Das kostet mehr als vor dem ${day}:`,
  risesMore: ({ year }) => `Zusammen sind das ${year} mehr im Jahr.`,
  risesAhead: 'Angekündigt:',
  risesNone: ({ day }) => `Soweit deine Unterlagen es zeigen, ist seit dem ${day} nichts teurer geworden.`,
  risesNoneByRate: ({ day }) =>
    `Soweit deine Unterlagen es zeigen, ist seit dem ${day} nichts durch den Wechselkurs teurer geworden.`,
  pricesUnknown:
    'Frühere Preise kenne ich kaum. Lade ältere Auszüge hoch oder verbinde dein Postfach, dann kann ich vergleichen.',

  upcoming: ({ from, to, total }) => `Vom ${from} bis ${to} werden ${total} abgebucht:`,
  upcomingOn: ({ day, total }) => `Am ${day} werden ${total} abgebucht:`,
  upcomingNone: ({ from, to }) => `Vom ${from} bis ${to} ist nichts fällig.`,
  upcomingNoneOn: ({ day }) => `Am ${day} ist nichts fällig.`,
  upcomingPast:
    'Dieser Tag ist vorbei. Ich kann nur nach vorn schauen oder zusammenzählen, was deine Unterlagen zeigen.',
  renewal: ({ name, day, left, amount }) => `${name}: nächste Zahlung am ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `Die nächste Zahlung ist ${name}: ${day}, ${amount}.`,

  trials: 'Diese Probezeiten enden:',
  trialsNone: 'Soviel ich weiß, ist keines deiner Abos in der Probezeit.',
  commitments: 'Hier bist du gebunden:',
  noticeMissed: ({ name, day, end }) => `${name}: gebunden bis ${end}; der letzte Kündigungstag war der ${day}.`,
  commitmentsNone:
    'Es ist keine Vertragsbindung eingetragen. Wenn du gebunden bist, trage Ende und Kündigungsfrist beim Abo ein.',

  unused: ({ month }) => `Das brauchst du vielleicht nicht; ohne sparst du ${month} im Monat:`,
  unusedNone: 'Soviel ich weiß, nutzt du alles, was du bezahlst.',
  unusedUnknown: 'Das weiß ich noch nicht: Du hast nicht gesagt, was du nutzt.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: ${atMost ? 'höchstens ' : ''}${cost} pro Nutzung (${spent} in ${months} ${n(months, 'Monat', 'Monaten')}, ${uses} ${n(uses, 'Nutzung', 'Nutzungen')})`,
  neverUsed: ({ name, spent, months }) =>
    `${name}: kein Mal genutzt, ${spent} in ${months} ${n(months, 'Monat', 'Monaten')}`,
  askUse: 'Ein Tipp unten auf „Diesen Monat genutzt?“, und ich weiß es.',
  askUseLater: 'Für die Frage „Diesen Monat genutzt?“ ist es noch zu früh.',
  usesUnknown: ({ what }) => `Wie oft du ${what ?? 'sie'} nutzt, weiß ich noch nicht.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: Das Jahresabo ist günstiger. ${yearly} statt ${months} bei monatlicher Zahlung, also ${saving} weniger im Jahr; nach ${after} ${n(after, 'Monat', 'Monaten')} hat es sich bezahlt gemacht.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: Monatlich ist günstiger. ${months} im Jahr statt ${yearly}, ein Unterschied von ${saving}.`,
  plansSame: ({ name, yearly }) => `${name}: Beides kostet gleich viel, ${yearly} im Jahr. Monatlich bleibst du frei.`,
  yearlyUnknown: ({ name, months }) =>
    `Was ${name} als Jahresabo kostet, weiß ich nicht. Es lohnt sich, wenn es weniger als ${months} kostet, denn so viel zahlst du monatlich übers Jahr. Frag mich noch einmal mit dem Preis.`,
  monthlyUnknown: ({ name, yearly }) =>
    `${name} bezahlst du schon jährlich: ${yearly}. Einen Monatspreis zum Vergleich kenne ich nicht.`,
  otherCurrency: ({ name, currency }) =>
    `${name} wird in einer anderen Währung bezahlt (${currency}); nenn mir den Preis darin, dann vergleiche ich.`,
  plansUnknown: ({ name }) =>
    `Ich kenne keine Jahrespreise zum Vergleich. Frag mit dem Preis, zum Beispiel: Ist ${name} für … im Jahr günstiger?`,

  without: ({ names, month, year }) => `Ohne ${names} sparst du ${month} im Monat, ${year} im Jahr.`,
  left: ({ month, count }) => `Es bleiben ${month} im Monat (${subscriptions(count)}).`,
  leftNothing: 'Dann bleibt nichts mehr zu zahlen.',
  savesFrom: ({ name, day }) => `${name}: Der Zeitraum ist bezahlt: bis ${day} sparst du nichts.`,
  boundUntil: ({ name, day }) => `An ${name} bist du aber bis ${day} gebunden.`,

  cancelSteps: ({ name }) => `So kündigst du ${name}:`,
  alsoBilledBy: ({ names }) => `Wenn du über ${names} zahlst, kündige dort.`,
  cancelUnknown: ({ name }) =>
    `Für ${name} kenne ich keinen sicheren Weg. Schau in die Kontoeinstellungen des Dienstes oder dorthin, wo die Rechnung herkommt.`,
  cancelWhich: ({ name }) => `Welches denn? Frag zum Beispiel: Wie kündige ich ${name}?`,
  cancelBefore: ({ day }) => `Die nächste Zahlung ist am ${day}: Kündige vorher.`,
  endingSaves: ({ saving }) => `Kündigen spart ${saving}.`,

  enteredByHand: ({ name, day }) => `${name} hast du am ${day} selbst eingetragen.`,
  foundIn: ({ name, source, day }) =>
    `${name} wurde ${{ statement: 'in deinem Kontoauszug', mail: 'in deinen Mails', both: 'in deinem Kontoauszug und deinen Mails' }[source]} gefunden und kam am ${day} auf deine Liste.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Deine Unterlagen zeigen ${count} ${n(count, 'Zahlung', 'Zahlungen')}: zuerst am ${first}, zuletzt am ${last}, insgesamt ${amount}.`,
  whyWhich: ({ name }) => `Welches meinst du? Frag zum Beispiel: Warum ist ${name} auf meiner Liste?`,

  saved: ({ count, month, year }) =>
    `Durch deine Kündigungen (${subscriptions(count)}) zahlst du ${month} im Monat, ${year} im Jahr weniger.`,
  savedNone: 'Du hast hier noch nichts gekündigt, also gibt es noch keine Ersparnis.',
  savedCertain: 'Berechnet aus den letzten Preisen, nicht mit deinen Auszügen abgeglichen.',

  adviseFirst: 'Das würde ich mir zuerst ansehen:',
  adviseNone:
    'Es fällt nichts auf: nichts Ungenutztes, keine Überschneidung, keine Preiserhöhung, soviel ich weiß. Dein größter Posten:',
  adviseMore: 'Du hast noch nicht gesagt, was du nutzt.',
  adviseOne: ({ name, month, year }) => `${name} zu kündigen spart ${month} im Monat, ${year} im Jahr.`,
  nothingAgainst: 'Ich kenne keinen Grund dagegen, es zu behalten; ob du es nutzt, weißt nur du.',

  greeting: 'Hallo! Ich kenne deine Abos und rechne aus, was du wissen willst.',
  thanks: 'Gern geschehen!',
  help: 'Ich beantworte Fragen zu deinen Abos, mit deinen eigenen Zahlen. Zum Beispiel:',
  unknown: 'Das kann ich nicht beantworten: Ich kenne nur deine Abos. Du kannst mich zum Beispiel fragen:',
  examples: [
    'Welches Abo soll ich kündigen?',
    'Was zahle ich im Monat?',
    'Was wird nächste Woche abgebucht?',
    'Was ist dieses Jahr teurer geworden?',
    'Was wäre, wenn ich {name} kündige?',
    'Wie kündige ich {name}?',
  ],
};
