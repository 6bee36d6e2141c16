type ShutdownStep = () => Promise<void> | void;

const steps: ShutdownStep[] = [];
let shutdown: Promise<never> | undefined;

/** Registers a step of the shutdown. Steps run in reverse order: what started last stops first. */
export const onShutdown = (step: ShutdownStep): void => {
  steps.push(step);
};

/** Runs all steps and exits. A second call (Ctrl-C pressed twice) waits for the first one. */
export function shutDown(exitCode: number): Promise<never> {
  shutdown ??= (async () => {
    for (const step of steps.reverse()) await Promise.resolve(step()).catch((error) => console.error(error));
    process.exit(exitCode);
  })();
  return shutdown;
}

/**
 * Shuts down on Ctrl-C, a closed terminal, `kill` and the end of the parent process.
 *
 * @param exitCode 0 for a server, which ends this way; 1 for work that was interrupted
 */
export function shutDownOnSignals(exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(exitCode));
  process.on('disconnect', () => void shutDown(exitCode));
  // Writing to a closed terminal fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

export const isShuttingDown = () => shutdown !== undefined;
