/** As much of a line's text as evidence shows. */
const longestText = 200;

/** The beginning of a text. A character of two units is not halved: no database takes its half. */
export const cut = (text: string, most = longestText): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
