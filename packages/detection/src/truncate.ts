/** As much of a line's text as evidence shows. */
const maxTextLength = 200;

/** The beginning of a text. A character of two units is not halved: no database takes its half. */
export const truncateText = (text: string, maxLength = maxTextLength): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
