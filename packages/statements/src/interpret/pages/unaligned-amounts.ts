import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { moneyRoles, type Role } from '#words/headers.ts';
import type { PickedAmounts } from './page-amounts.ts';

/** `2 de 12`, `01/12`, `4/4 taksidi`, `3 of 12`: the amount before it is the instalment that is due. */
const instalmentMark = /^[\s]*\(?\d{1,2}\s?(?:\/|de|of|von|van|sur|di|x)\s?\d{1,2}(?!\d)/;

/**
 * Picks the amount of a row whose numbers stand behind its text without columns: in the order of the head, before an
 * instalment mark, and in the usual currency rather than another.
 */
export function pickUnalignedAmounts(
  lines: Scanned[],
  amounts: AmountToken[],
  columns: Column[],
  usualCurrency: string | undefined,
): PickedAmounts | undefined {
  const own = amounts.filter(({ currency }) => currency === undefined || currency === usualCurrency);
  const candidates = own.length ? own : amounts;
  if (candidates.length < 2) return candidates[0] && { amount: candidates[0], fees: [] };
  const due = candidates.findLast((token) =>
    lines.some((line) => line.amounts.includes(token) && instalmentMark.test(line.folded.slice(token.end))),
  );
  if (due && candidates.length > 2) return { amount: due, fees: [] };
  const roles = moneyRolesInOrder(columns, candidates.length);
  const index = Math.max(0, roles.indexOf('amount'));
  const balance = roles.at(-1) === 'balance' && candidates.length > 1 ? candidates.at(-1) : undefined;
  const fees = roles.length === candidates.length ? candidates.filter((_, at) => roles[at] === 'fee') : [];
  return { amount: candidates[Math.min(index, candidates.length - 1)] as AmountToken, balance, fees };
}

/**
 * Returns the amount roles in the order of the head. Where a line has fewer numbers than the head has columns,
 * instalment (`2/6`) and fee are left out.
 */
function moneyRolesInOrder(columns: Column[], count: number): Role[] {
  const roles = [...columns]
    .sort((a, b) => a.x0 - b.x0)
    .flatMap(({ role }) => (moneyRoles.includes(role) ? [role] : []));
  return count < roles.length ? roles.filter((role) => role !== 'instalment' && role !== 'fee') : roles;
}
