import { addDays, addMonths, daysBetween, endOfMonth, type IsoDate, startOfMonth } from '@kumbara/shared';

/** A day that a text names; positions are those of the text. */
export type DateMatch = { start: number; end: number; date: IsoDate };

/**
 * Month names of tr, en, es, fr, de, it, pt, pl, hu, cs, ro, ru, ar (Polish and Czech also in the genitive), folded,
 * by their beginnings. Short forms that are words of other languages count only where those cannot stand: "7. des
 * Monats", "am 15. Sie können", "2nd gen", "3 out of 5", "Tier 1 Sub", "up to 5 may be".
 */
const monthNames = [
  'oca(?:k)?|jan(?:uary|uar|vier|eiro|uari|v)?|jaenner|ene(?:ro)?|gennaio|(?<!\\d(?:st|nd|rd|th) ?)gen|sty(?:czen|cznia|cz)?|januari?|led(?:en|na)|ian(?:uarie)?|январ[яь]|янв(?![а-я])|يناير',
  'subat|(?<!tier \\d )sub|feb(?:ruary|ruar|rero|braio|r|ruari)?|fev(?:rier|ereiro|r)?|lut(?:y|ego)?|februari?|unor(?:a)?|februarie|феврал[яь]|февр?(?![а-я])|فبراير',
  'maart|mrt|mar(?:ts?|ch|zo|s|co|zec|ca|cius|c)?|marz|maerz|mrz|brez(?:en|na)|martie|марта?|мар(?![а-я])|مارس',
  'nis(?:an)?|apr(?:il|ile|ilis)?|avr(?:il)?|abr(?:il)?|kwi(?:ecien|etnia|ec)?|april|dub(?:en|na)|aprilie|апрел[яь]|апр(?![а-я])|ابريل',
  'mayis|may(?! (?:be|not|also|only|apply|have|change|vary|need|use)(?![a-z]))|mayo|mei|mai|maggio|mag|maio|maj|maja|majus|kvet(?:en|na)|ма[яи]|مايو',
  'haz(?:iran)?|jun(?:e|io|ho|i|ius)?|juni|juin|giu(?:gno)?|cze(?:rwiec|rwca|rw)?|cerv(?:en|na)|iun(?:ie)?|июн[яь]|июн(?![а-я])|يونيو',
  'tem(?:muz)?|jul(?:y|io|ho|i|ius)?|juli|juil(?:let)?|lug(?:lio)?|lip(?:iec|ca)?|cerven(?:ec|ce)|iul(?:ie)?|июл[яь]|июл(?![а-я])|يوليو',
  'agu(?:stos)?|augustus|augusti|aug(?:ust|usztus)?|ago(?:sto)?|aout|sierp(?:ien|nia)?|(?<!\\. )sie(?! [a-z])|srp(?:en|na)|августа?|авг(?![а-я])|اغسطس',
  'eyl(?:ul)?|sep(?:tember|tembre|tiembre|t)?|set(?:tembre|embro|iembre|(?! (?:of|up)(?![a-z])))|wrz(?:esien|esnia|es)?|szept(?:ember)?|zari|septembrie|сентябр[яь]|сент?(?![а-я])|سبتمبر',
  'eki(?:m)?|oct(?:ober|ubre|obre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro|(?! of(?![a-z])))|paz(?:dziernik|dziernika|dz)?|rij(?:en|na)|octombrie|октябр[яь]|окт(?![а-я])|اكتوبر',
  'kas(?:im)?|nov(?:ember|embre|iembre|embro)?|lis(?:topad[au]?|top)?|noi(?:embrie)?|ноябр[яь]|нояб?(?![а-я])|نوفمبر',
  'ara(?:lik|(?! toplam))|des(?:ember|(?! (?:\\d{1,2}(?!\\d)|(?!(?:kl|fra|til|og|med|vil|blir)(?![a-z]))[a-z])))|dec(?:ember|embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|gru(?:dzien|dnia|dz)?|pros(?:inec|ince)|decembrie|декабр[яь]|дек(?![а-я])|ديسمبر',
];
const month = monthNames.map((names, i) => `(?<m${i + 1}>${names})`).join('|');
/** Any of them, as a piece of an expression. */
export const anyMonth = monthNames.join('|');
const word = '(?![a-z])';

// Day first, month first, and the Hungarian order with the year in front.
// In "Oct 12-Nov 11" the first number belongs to the month before it.
const dayMonth = new RegExp(
  `(?<!\\d)(?<!(?<![a-z])(?:${anyMonth})\\.? (?=\\d{1,2}-))(?<d>\\d{1,2})(?:st|nd|rd|th|er|\\.?[º°]|\\.)? ?(?:de |of )?-?(?:${month})${word}\\.?,?-?(?: ?(?:de |del )?'?(?<y>(?:19|20)\\d{2})(?!\\d))?`,
  'g',
);
/** Short forms of languages that set the day first, and words of others before a number: "tem 7 dias", "zahlen Sie 10 €". */
const dayFirstOnly = '(?:des|eki|gen|kas|mag|nis|oca|out|set|sie|sub|tem|ara) \\d{1,2}(?!,? 20\\d{2})';
const monthDay = new RegExp(
  `(?<![a-z])(?!${dayFirstOnly})(?:${month})${word}\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? (?<y>20\\d{2})(?!\\d))?`,
  'g',
);
const yearMonthDay = new RegExp(`(?<!\\d)(?<y>20\\d{2})\\. ?(?:${month})${word}\\.? (?<d>\\d{1,2})(?!\\d)`, 'g');
/** Not the year that ends a day: "12.10.2026-12.10.2027". */
const iso = /(?<!\d|\d[./-])(20\d{2})[-./年] ?(\d{1,2})[-./月] ?(\d{1,2})(?!\d)/g;
/** "12. 11. 2026", as Czechs and Slovaks set it; "ngày 12 tháng 11 năm 2026". */
const spaced = /(?<![\d.,/])(\d{1,2})(?:\. (\d{1,2})\. | thang (\d{1,2}),? (?:nam )?)(20\d{2})(?!\d)/g;
const numeric = /(?<![\d.,/])(\d{1,2})([./-])(\d{1,2})\2(20\d{2}|\d{2})(?![\d/])/g;
/** `15.10.`, as Germans and Danes write a day of this year: behind both numbers stands a full stop. */
const dayAndMonth = /(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?![\d])/g;
const looksLikeMonth = new RegExp(`(?<![a-z])(?:${anyMonth})${word}`);

const pad = (value: number) => String(value).padStart(2, '0');
function day(year: number, monthNumber: number, dayOfMonth: number): IsoDate | undefined {
  const date = `${year}-${pad(monthNumber)}-${pad(dayOfMonth)}`;
  const isReal = monthNumber >= 1 && monthNumber <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31;
  return isReal && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : undefined;
}

/** A day without its year is the one nearest to the day of the mail, or rather ahead of it: mails speak of what comes. */
function withoutYear(monthNumber: number, dayOfMonth: number, near: IsoDate): IsoDate | undefined {
  const year = Number(near.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((candidate) => day(candidate, monthNumber, dayOfMonth))
    .filter((date) => date !== undefined)
    .find((date) => daysBetween(near, date) > -90);
}

function named(match: RegExpExecArray, near: IsoDate): IsoDate | undefined {
  const { d, y, ...months } = match.groups as Record<string, string | undefined>;
  const monthNumber = Number(
    Object.keys(months)
      .find((key) => months[key])
      ?.slice(1),
  );
  return y ? day(Number(y), monthNumber, Number(d)) : withoutYear(monthNumber, Number(d), near);
}

/** Whether `3/4/2026` is April in this text: a number above twelve elsewhere in it decides, else the reader's habit. */
function isMonthFirst(text: string, habit: boolean): boolean {
  for (const [, first = '', separator, second = ''] of text.matchAll(numeric)) {
    if (separator !== '/') continue;
    if (Number(first) > 12) return false;
    if (Number(second) > 12) return true;
  }
  return habit;
}

/**
 * All days that a folded text names, in its order.
 * @param near the day of the mail, for dates without a year
 * @param american whether `3/4/2026` means the fourth of March where the text itself does not tell
 */
export function findDates(folded: string, near: IsoDate, american = false): DateMatch[] {
  const found: DateMatch[] = [];
  const add = (match: RegExpExecArray, date: IsoDate | undefined) => {
    const start = match.index;
    const end = start + match[0].length;
    if (date && !found.some((other) => start < other.end && other.start < end)) found.push({ start, end, date });
  };
  for (const match of folded.matchAll(iso)) add(match, day(Number(match[1]), Number(match[2]), Number(match[3])));
  if (looksLikeMonth.test(folded) || /\d-?[a-z]{3}/.test(folded)) {
    for (const pattern of [yearMonthDay, dayMonth, monthDay])
      for (const match of folded.matchAll(pattern)) add(match, named(match, near));
  }
  for (const match of folded.matchAll(spaced))
    add(match, day(Number(match[4]), Number(match[2] ?? match[3]), Number(match[1])));
  const monthFirst = isMonthFirst(folded, american);
  for (const match of folded.matchAll(numeric)) {
    const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
    const [dayOfMonth, monthNumber] = match[2] === '/' && monthFirst ? [second, first] : [first, second];
    add(match, day(year < 100 ? 2000 + year : year, monthNumber, dayOfMonth));
  }
  for (const match of folded.matchAll(dayAndMonth)) add(match, withoutYear(Number(match[2]), Number(match[1]), near));
  return found.sort((a, b) => a.start - b.start);
}

const count = '(?<n>\\d{1,3})';
const units = {
  1: 'days?|gun|dias?|jours?|tage?n?|giorni|dni|dny|dnu|zile|ngay|nap|dage[nr]?|dagar',
  7: 'weeks?|hafta|semanas?|semaines?|wochen?|settiman[ae]|tygodni\\w*|het|weken|veckor|uker|uger',
};
const relative = Object.entries(units).map(
  ([days, names]) =>
    [
      Number(days),
      new RegExp(
        `(?:\\b(?:in|within|dans|en|em|tra|fra|za|peste|sau|binnen|over|innerhalb von|om) ${count} (?:${names})\\b)|(?:${count.replace('<n>', '<n2>')} (?:${names}) (?:sonra|icinde|mulva|later|from (?:now|today)))`,
        'g',
      ),
    ] as const,
);
const tomorrow =
  /\b(?:tomorrow|yarin|manana|demain|morgen|domani|amanha|jutro|holnap|zitra|zajtra|maine|ngay mai|i ?morgon)\b/g;

/** "in 7 days", "7 gün sonra", "tomorrow": days counted from the mail's own. */
export function findRelativeDates(folded: string, from: IsoDate): DateMatch[] {
  const found = relative.flatMap(([days, pattern]) =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      date: addDays(from, days * Number(match.groups?.n ?? match.groups?.n2)),
    })),
  );
  for (const match of folded.matchAll(tomorrow))
    found.push({ start: match.index, end: match.index + match[0].length, date: addDays(from, 1) });
  return found.sort((a, b) => a.start - b.start);
}

/** The days of a month that are said in words, folded; German ones as they stand behind `am` or `zum`. */
const dayNames: Record<number, string> = {
  1: 'first|ersten|premier|primer|primero|primeiro|primo|ilk|birinci',
  2: 'second|zweiten|ikinci',
  3: 'third|dritten|ucuncu',
  4: 'fourth|vierten|dorduncu',
  5: 'fifth|funften|besinci',
  6: 'sixth|sechsten|altinci',
  7: 'seventh|siebten|siebenten|yedinci',
  8: 'eighth|achten|sekizinci',
  9: 'ninth|neunten|dokuzuncu',
  10: 'tenth|zehnten|onuncu',
  15: 'fifteenth|funfzehnten|on besinci',
  20: 'twentieth|zwanzigsten|yirminci',
  31: 'last|letzten|dernier|ultimo|son',
};
/** A number, but no amount, time or part of a date. */
const number = '(?<day>[1-9]|[12]\\d|3[01])(?!\\d|[.,/:]\\d)';
const inWords = `(?<named>${Object.values(dayNames).join('|')})(?![a-z])`;
/** 7'sinde, 10'unda */
const onTurkish = `${number}'?s?[iu]nd[ea](?![a-z])`;
const eachMonth = [
  `(?:her ayin|tutti i mesi,? il(?: giorno)?|todo dia|co miesiac|kazdego) ${number}`,
  `(?:her ay|(?<!(?:bu|gecen|gelecek|onumuzdeki) )ayin) ${onTurkish}`,
  `(?:her )?ayin ${inWords} gunu`,
  `${number}(?:st|nd|rd|th)?(?: day)? (?:of|in) (?:each|every|the) month`,
  `${inWords}(?: day)? (?:of|in) (?:each|every|the) month`,
  `(?:monthly|(?:every|each) month) on (?:the )?(?:day )?${number}`,
  `(?:monthly|(?:every|each) month) on the ${inWords}`,
  `(?:billing|payment|renewal|charge|due) da(?:y|te) is (?:always )?(?:on )?the ${number}`,
  `${number}\\.?(?: tag)? (?:jede[sn]|eines(?: jeden)?|des) monats`,
  `${inWords}(?: tag)? (?:jede[sn]|eines(?: jeden)?|des) monats`,
  `${number}\\. im monat`,
  `monatlich (?:jeweils )?(?:zum|am) ${number}`,
  `monats(?<named>ersten|letzten)(?![a-z])`,
  `${number}(?:er)? (?:de |du )?chaque mois`,
  `(?:chaque mois|tous les mois),? le ${number}`,
  `tous les ${number} du mois`,
  `${inWords} jour (?:de chaque|du) mois`,
  `${number} (?:de|del|di|do) (?:cada|ogni|todo|ciascun) (?:mes|mese)`,
  `(?:cada|ogni|dia|giorno|todos l?os(?: dias)?)(?: dia)? ${number} d(?:el|o) mese?`,
  `(?:cada mes|todos los meses),? el(?: dia)? ${number}`,
  `(?:cada mes|todo mes|todos os meses),? (?:no |em )?dia ${number}`,
  `${inWords} dia d(?:e cada|el?|e todo|o) mes`,
  `ogni mese,? il(?: giorno)? ${number}`,
  `${inWords}(?: giorno)? d(?:i ogni|i ciascun|el) mese`,
  `${number}(?:e|de|ste)? (?:dag )?van (?:elke|iedere|de) maand`,
  `${number}\\.? (?:dnia )?kazdego miesiaca`,
].map((pattern) => new RegExp(`(?<![\\d.,/]|[a-z])(?:${pattern})`, 'g'));

const dayOf = ({ day, named }: Record<string, string | undefined>): number =>
  Number(day ?? Object.entries(dayNames).find(([, words]) => words.split('|').includes(named ?? ''))?.[0]);

/** The first such day behind a day; the last one where a month is shorter. */
function nextDayOfMonth(dayOfMonth: number, behind: IsoDate): IsoDate {
  const dayIn = (first: IsoDate) => {
    const last = endOfMonth(first);
    const named = addDays(first, dayOfMonth - 1);
    return named < last ? named : last;
  };
  const first = startOfMonth(behind);
  const here = dayIn(first);
  return here > behind ? here : dayIn(addMonths(first, 1));
}

/**
 * `her ayın 7'sinde`, "the 7th of each month", "am letzten Tag des Monats": the next of each behind a day. What names
 * its month ("monthly on 7 April") is no such day.
 */
export function findDaysOfMonth(folded: string, behind: IsoDate): DateMatch[] {
  const matches = eachMonth.flatMap((pattern) => [...folded.matchAll(pattern)]);
  const taken = matches.length > 0 ? findDates(folded, behind) : [];
  const found: DateMatch[] = [];
  for (const { index: start, 0: text, groups } of matches) {
    const end = start + text.length;
    if ([...taken, ...found].some((other) => other.start < end && start < other.end)) continue;
    found.push({ start, end, date: nextDayOfMonth(dayOf(groups ?? {}), behind) });
  }
  return found;
}
