/** A remark in brackets behind what it is about; nothing where there is none. */
export const aside = (remark: string): string => (remark ? ` (${remark})` : '');
