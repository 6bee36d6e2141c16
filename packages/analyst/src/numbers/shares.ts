import { foldInPlace } from '@kumbara/text/fold';

/** A clause ends after a share, as in `ein Drittel.`; an ordinal is followed by its noun. */
const ends = String.raw`(?=\s*(?:$|[^\p{L}\s\d]|\n))`;

/** Thirds to tenths, doubles and multiples in the seven languages, folded. Halves are numbers: `bir buçuk`, `half`. */
const patterns = [
  // English
  '(?:thirds|quarters|fifths|sixths|sevenths|eighths|ninths|tenths)',
  String.raw`(?:(?:an?|one)[ -])?(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)(?: (?:of(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|less|more|off|cheaper|dearer|higher|lower)(?!\p{L}))`,
  String.raw`(?<!\d )(?:an?|one)[ -](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)${ends}`,
  String.raw`(?:twice|thrice)(?= (?:as|the|what|more)(?!\p{L}))|(?<!en )doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl(?:e|es|ed|ing)|(?:two|three|four|five|six|seven|eight|nine|ten|hundred)fold`,
  String.raw`(?:\p{L}+|\d+)[ -]times(?= (?:as|more|less|the|higher|what|cheaper|dearer)(?!\p{L}))`,
  // German
  '(?:drittel|viertel|funftel|sechstel|siebtel|achtel|neuntel|zehntel|hundertstel)[ns]?',
  String.raw`doppelt(?= so)|(?:ver)doppel(?:t|te|ten|n)|doppelte[nrs]?|(?:ver)?(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|hundert|tausend)fach(?:e|en|er|es|t)?|\d+-?fach(?:e|en|er|es)?`,
  String.raw`(?:anderthalb|\p{L}{3,10}einhalb)(?:e|en|er|es|fach)?|halbier(?:t|st|en)`,
  String.raw`(?:\p{L}+|\d+)[ -]?mal(?= so (?:viel|teuer|hoch))`,
  // French
  String.raw`(?:(?:un|deux) )?tiers(?: (?:de|du|des|d')(?!\p{L})|${ends})|(?:un |trois )?quarts?(?: (?:de|du|des)(?!\p{L}))|(?:un|trois) quarts?${ends}`,
  String.raw`(?:un|deux|trois|quatre) (?:cinquiemes?|sixiemes?|septiemes?|huitiemes?|neuviemes?|dixiemes?)(?= (?:de|du|des|en)(?!\p{L})| d'|\s*(?:$|[^\p{L}\s\d]))`,
  String.raw`(?<!en )doubl(?:e|es|er|ent)|quadruple|(?:deux|trois|quatre|cinq|dix|\d+) fois(?= (?:plus|moins|le|la|trop|ce)(?!\p{L}))`,
  // Spanish and Portuguese, Italian
  '(?:tercera|cuarta|quinta|sexta|septima|octava|novena|decima|terca|quarta|setima|oitava|nona) partes?',
  String.raw`(?:un|dos|tres|cuatro|uno|due|tre|quattro|um|dois) (?:tercios?|cuartos?|quintos?|sextos?|decimos?|terz[oi]|quart[oi]|quint[oi]|sest[oi]|decim[oi]|tercos?|quartos?)(?= (?:de|del|di|da|do|das|dos|dei|degli|delle|della|in|a)(?!\p{L})| d[ei]ll?'|\s*(?:$|[^\p{L}\s\d]))`,
  String.raw`(?:tercios?|tercos?|terzi)(?= (?:de|del|di|da|do|das|dos|dei)(?!\p{L}))`,
  'doble|dobles|duplic(?:a|an|ara|o|ou)|triplic(?:a|an|ara|o|ou)|dobro|dupl[oa]|dobr(?:a|ou|am)|doppi[oa]|raddoppi(?:a|ano|ato|ata|ati|ate|are)|tripl[oae]|quadrupl[oae]|cuadruple',
  String.raw`(?:\p{L}+|\d+) (?:veces|volte|vezes)(?= (?:mas|menos|el|lo|la|piu|meno|tanto|il|quanto|quello|mais|o|a)(?!\p{L}))`,
  // Turkish
  String.raw`(?:ikide|ucte|dortte|beste|altida|yedide|sekizde|dokuzda|onda|yirmide) ?(?:biri\p{L}*|ikisi\p{L}*|ucu\p{L}*|dordu\p{L}*)|(?:ucte|dortte|beste) ?(?:bir|iki|uc|dort)|\d+'?[dt][ea] \d+(?:'?\p{L}+)?`,
  String.raw`ceyre(?:k|gi|gini|ginden|gine|ginin)|(?:\p{L}+|\d+) (?:kati|katini|katina|katindan|katinin|misli|mislini)|(?:bir|iki|uc|dort|bes|on|bucuk|\d+) kat`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?!\p{L})`, 'gu'));

/** Shares and multiples in words: `a third of it`, `iki katı`, `zehnfach`. The writer of the text computed them. */
export function findShares(text: string): { start: number; end: number }[] {
  const plain = foldInPlace(text);
  return patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
