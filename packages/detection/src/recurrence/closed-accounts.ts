import type { Transaction } from '@kumbara/shared';
import { mayBeOne, mayBeSameAccount } from '#account.ts';
import { type DayNumber, dayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import { type Charge, cardOf } from '#lines/charges.ts';
import { fold } from '#merchant/fold.ts';

/** Accounts of another kind are closed from an account that stays. */
const ofAnother =
  '(?<!\\b(?:vadeli|kredi|kmh|yatirim|mevduat|birikim|altin|doviz|savings?|deposit|loan|credit|isa|investment) )';
const account = '(?:cuenta|cta|conto|c c|conta|compte|rekening)';
const closing = new RegExp(
  String.raw`${ofAnother}\b(?:hesap (?:kapama|kapatma)\w*|account clos(?:ure|ed)|clos(?:ure|ing) (?:of )?(?:the |your )?account|kontoauflo?e?sung|kontoschliess?ung|auflo?e?sung (?:des |ihres )?(?:giro)?kontos?|clotur\w* (?:de |du |de votre )?${account}|${account} clotur\w*|(?:cierre|cancelacion) (?:de )?(?:la |su )?${account}|(?:chiusura|estinzione) (?:del |di )?${account}|encerramento (?:de |da )?${account}|opheffing (?:van )?(?:de |uw )?(?:betaal)?rekening|(?:betaal)?rekening opgeheven)\b`,
);
const saysClosing = (description: string) => closing.test(fold(description).replace(/[^\p{L}\p{N}]+/gu, ' '));

/** Whether the account that a charge was on is closed since: what was paid there may have moved, or ended. */
export type IsClosedFor = (charge: Pick<Charge, 'account' | 'card' | 'day'>) => boolean;

type Closing = { account: StatementDocument; card?: string; day: DayNumber };

const cardIn = (printed: string | undefined) => printed && cardOf(printed);

/** The last lines of each account in a document. */
const lastLines = ({ transactions }: StatementDocument): Transaction[] =>
  [...Map.groupBy(transactions, (line) => line.account).values()].flatMap((lines) => {
    const last = lines.reduce((latest, { date }) => (date > latest ? date : latest), '');
    return lines.filter(({ date }) => date === last);
  });

/** What is left is paid out, and nothing follows: where the account has later lines, something else was closed. */
function closingsIn(documents: StatementDocument[]): Closing[] {
  const said = documents.flatMap((account) =>
    lastLines(account)
      .filter(({ direction, description }) => direction === 'out' && saysClosing(description))
      .map((transaction) => ({ account, card: cardIn(transaction.account), day: dayNumber(transaction.date) })),
  );
  const goesOn = ({ account, card, day }: Closing) =>
    documents.some(
      (other) =>
        mayBeSameAccount(account, other) &&
        other.transactions.some((line) => dayNumber(line.date) > day && mayBeOne(card, cardIn(line.account))),
    );
  return said.filter((one) => !goesOn(one));
}

/** Which accounts the documents themselves say to be closed, by the line that pays out what is left. */
export function closedAccounts(documents: StatementDocument[]): IsClosedFor {
  const closings = closingsIn(documents);
  return ({ account, card, day }) =>
    closings.some(
      (closing) => day <= closing.day && mayBeSameAccount(closing.account, account) && mayBeOne(closing.card, card),
    );
}
