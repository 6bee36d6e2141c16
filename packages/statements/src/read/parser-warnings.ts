/** What pdf.js says when it leaves a part of a page out and goes on as if nothing had been there. */
const ofLoss = /in flate stream|getTextContent - ignoring errors|Invalid stream|Empty "\w+" stream/;
/** What it says of a page that is nonsense, and now and then of one that is whole. */
const ofNonsense =
  /Unknown command|Skipping command|Unterminated|ignoring (?:invalid|additional)|Missing setFont|XObject: .*circular/;
/** So many of the latter are as good as one of the former. */
const nonsenseInLoss = 3;

let losses = 0;

const note = (warning: string) => {
  if (ofLoss.test(warning)) losses += 1;
  else if (ofNonsense.test(warning)) losses += 1 / nonsenseInLoss;
};

/** How much pdf.js has said so far that it left out; a whole number more means that something is missing. */
export const lossesSoFar = (): number => losses;

// pdf.js tells its console, and nobody else.
for (const method of ['info', 'warn'] as const) {
  const print = console[method];
  console[method] = (...messages: unknown[]) => {
    const [warning] = messages;
    if (typeof warning === 'string' && /^(?:Warning|Info): /.test(warning)) note(warning);
    else print(...messages);
  };
}
