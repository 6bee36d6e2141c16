/** The warnings of pdf.js when it skips a part of a page and continues as if nothing had been there. */
const ofLoss = /in flate stream|getTextContent - ignoring errors|Invalid stream|Empty "\w+" stream/;
/** Its warnings on a page of invalid content, and sometimes on a valid one. */
const ofNonsense =
  /Unknown command|Skipping command|Unterminated|ignoring (?:invalid|additional)|Missing setFont|XObject: .*circular/;
/** This many of the latter count as one of the former. */
const nonsenseInLoss = 3;

let losses = 0;

const note = (warning: string) => {
  if (ofLoss.test(warning)) losses += 1;
  else if (ofNonsense.test(warning)) losses += 1 / nonsenseInLoss;
};

/** Returns a score of how much pdf.js has skipped so far. An increase by one or more means that text is missing. */
export const readLossScore = (): number => losses;

// pdf.js reports warnings only to its console.
for (const method of ['info', 'warn'] as const) {
  const print = console[method];
  console[method] = (...messages: unknown[]) => {
    const [warning] = messages;
    if (typeof warning === 'string' && /^(?:Warning|Info): /.test(warning)) note(warning);
    else print(...messages);
  };
}
