export type ReconciliationResult = { reconciled: boolean | null; missing?: number };

export const resultFor = (missing: number): ReconciliationResult =>
  missing === 0 ? { reconciled: true } : { reconciled: false, missing };
