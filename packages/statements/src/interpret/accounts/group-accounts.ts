import type { Movement } from '#interpret/movement.ts';
import { toAccountKey } from '#words/account-names.ts';

/**
 * Assigns a card that is printed once per group to all rows of its group. Applies only where each card is named once,
 * the first row has one, and the days start over with every card and nowhere else: a list in which some rows name a
 * card has a single order.
 */
export function groupAccounts(movements: Movement[]): void {
  const starts = movements.flatMap(({ row }, index) => (row.account === undefined ? [] : index));
  if (starts.length < 2 || starts.length === movements.length || starts[0] !== 0) return;
  const keys = new Set(starts.map((index) => toAccountKey(movements[index]?.row.account ?? '')));
  if (
    keys.size !== starts.length ||
    !(hasDaysStartingOver(movements, starts, 1) || hasDaysStartingOver(movements, starts, -1))
  )
    return;
  let account: string | undefined;
  for (const { row } of movements) {
    account = row.account ?? account;
    row.account = account;
  }
}

/** True if the days go back exactly where a group starts; in a list from newest to oldest, forward. */
function hasDaysStartingOver(movements: Movement[], starts: number[], order: 1 | -1): boolean {
  const groups = new Set(starts);
  return movements.every(({ date }, index) => {
    const before = movements[index - 1];
    const isBack = before !== undefined && date.localeCompare(before.date) * order < 0;
    return before === undefined || isBack === groups.has(index);
  });
}
