/** Maximum length of evidence texts. */
const maxTextLength = 200;

/** Cuts a text without splitting a surrogate pair, which no database accepts. */
export const truncateText = (text: string, maxLength = maxTextLength): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
