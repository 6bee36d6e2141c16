export type Verdict = { reconciled: boolean | null; missing?: number };

export const verdictOf = (missing: number): Verdict =>
  missing === 0 ? { reconciled: true } : { reconciled: false, missing };
