/** Collapses white space to single spaces. Most texts already have that form and are returned without a copy. */
export const collapseSpace = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
