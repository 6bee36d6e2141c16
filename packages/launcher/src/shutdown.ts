type ShutdownStep = () => Promise<void> | void;

const steps: ShutdownStep[] = [];
let shutdown: Promise<never> | undefined;

/** What has been started last ends first. */
export const onShutdown = (step: ShutdownStep): void => {
  steps.push(step);
};

/** Ends everything in order and leaves. A second call (Ctrl-C pressed twice) joins the first. */
export function shutDown(exitCode: number): Promise<never> {
  shutdown ??= (async () => {
    for (const step of steps.reverse()) await Promise.resolve(step()).catch((error) => console.error(error));
    process.exit(exitCode);
  })();
  return shutdown;
}

/**
 * Ctrl-C, a closed terminal, a polite `kill` and the end of whoever started us are all a wish to stop.
 *
 * @param exitCode what it means to be stopped: the way a server ends, or work that was not done
 */
export function shutDownOnSignals(exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(exitCode));
  process.on('disconnect', () => void shutDown(exitCode));
  // A closed terminal takes our words no more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

export const isShuttingDown = () => shutdown !== undefined;
