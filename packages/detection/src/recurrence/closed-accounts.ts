import type { Transaction } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import { mayBeEqual, mayBeSameAccount } from '#account.ts';
import { type DayNumber, toDayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import { type Charge, getCardDigits } from '#lines/charges.ts';
import words from './closed-accounts.json' with { type: 'json' };

/** Closing an account of another kind does not close the account of the statement. */
const ofAnother = String.raw`(?<!\b${anyOf(words.otherAccounts)} )`;
/** `#` stands for an account in the words for closing one. */
const closings = anyOf(words.closings).replaceAll('#', anyOf(words.accounts));
const closing = new RegExp(String.raw`${ofAnother}\b${closings}\b`);
const isClosing = (description: string) => closing.test(fold(description).replace(/[^\p{L}\p{N}]+/gu, ' '));

/** Returns true if the account of a charge was closed later, so its payments moved or ended. */
export type IsClosedFor = (charge: Pick<Charge, 'account' | 'card' | 'day'>) => boolean;

type Closing = { account: StatementDocument; card?: string; day: DayNumber };

const getCard = (printed: string | undefined) => printed && getCardDigits(printed);

/** Returns the last lines of each account in a document. */
const findLastLines = ({ transactions }: StatementDocument): Transaction[] =>
  [...Map.groupBy(transactions, (line) => line.account).values()].flatMap((lines) => {
    const last = lines.reduce((latest, { date }) => (date > latest ? date : latest), '');
    return lines.filter(({ date }) => date === last);
  });

/**
 * Finds lines that pay out the balance of a closed account. If the account has later lines, something else was closed.
 */
function findClosings(documents: StatementDocument[]): Closing[] {
  const candidates = documents.flatMap((account) =>
    findLastLines(account)
      .filter(({ direction, description }) => direction === 'out' && isClosing(description))
      .map((transaction) => ({ account, card: getCard(transaction.account), day: toDayNumber(transaction.date) })),
  );
  const hasLaterLines = ({ account, card, day }: Closing) =>
    documents.some(
      (other) =>
        mayBeSameAccount(account, other) &&
        other.transactions.some((line) => toDayNumber(line.date) > day && mayBeEqual(card, getCard(line.account))),
    );
  return candidates.filter((one) => !hasLaterLines(one));
}

/** Finds accounts that were closed according to the documents. */
export function findClosedAccounts(documents: StatementDocument[]): IsClosedFor {
  const closings = findClosings(documents);
  return ({ account, card, day }) =>
    closings.some(
      (closing) => day <= closing.day && mayBeSameAccount(closing.account, account) && mayBeEqual(closing.card, card),
    );
}
