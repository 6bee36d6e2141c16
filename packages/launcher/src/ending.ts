type End = () => Promise<void> | void;

const ends: End[] = [];
let ending: Promise<never> | undefined;

/** What has been started last ends first. */
export const atEnd = (end: End): void => {
  ends.push(end);
};

/** Ends everything in order and leaves. A second call (Ctrl-C pressed twice) joins the first. */
export function endAll(exitCode: number): Promise<never> {
  ending ??= (async () => {
    for (const end of ends.reverse()) await Promise.resolve(end()).catch((error) => console.error(error));
    process.exit(exitCode);
  })();
  return ending;
}

/**
 * Ctrl-C, a closed terminal, a polite `kill` and the end of whoever started us are all a wish to stop.
 *
 * @param exitCode what it means to be stopped: the way a server ends, or work that was not done
 */
export function endOnSignals(exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(exitCode));
  process.on('disconnect', () => void endAll(exitCode));
  // A closed terminal takes our words no more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

export const isEnding = () => ending !== undefined;
