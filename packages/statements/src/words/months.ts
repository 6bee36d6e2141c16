/** Names and abbreviations of the months in all supported languages, folded. The position in a list is the month. */
const names = [
  'ocak oca january januar januari janvier enero gennaio janeiro styczen stycznia jan janv ene gen sty',
  'subat sub february februar februari fevrier febrero febbraio fevereiro luty lutego feb febr fev fevr lut',
  'mart march marts marz maerz maart mars marzo marco marzec marca marcius mar mrz mrt marc',
  'nisan nis april avril abril aprile kwiecien kwietnia aprilis apr avr abr kwi',
  'mayis may mai mei maj mayo maggio maio maja majus mag',
  'haziran haz june juni juin junio giugno junho czerwiec czerwca junius jun giu cze',
  'temmuz tem july juli juillet julio luglio julho lipiec lipca julius jul juil lug lip',
  'agustos agu august augustus aout agosto augusti sierpien sierpnia augusztus aug ago sie',
  'eylul eyl september septembre septiembre setembro settembre wrzesien wrzesnia szeptember szept sep sept set szep wrz',
  'ekim eki october oktober octobre octubre ottobre outubro pazdziernik pazdziernika oct okt ott out paz',
  'kasim kas november novembre noviembre novembro listopad listopada nov lis',
  'aralik ara december desember dezember decembre diciembre dicembre dezembro grudzien grudnia dec dez dic des gru',
].map((line) => line.split(' '));

const numbers = new Map(names.flatMap((list, index) => list.map((name) => [name, index + 1] as const)));

/** Matches every name, longest first, for use inside a pattern over folded text. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** Returns 1 to 12 for a folded month name, 0 for any other text. */
export const parseMonth = (name: string): number => numbers.get(name) ?? 0;
