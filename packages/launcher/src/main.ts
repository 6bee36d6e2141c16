import { loadSettings, UserFacingError } from './project.ts';
import { shutDown, shutDownOnSignals } from './shutdown.ts';

const [command, ...options] = process.argv.slice(2);

const commands: Record<string, () => Promise<void>> = {
  start: async () => (await import('./start.ts')).start(options),
  dev: async () => (await import('./dev.ts')).dev(),
  test: async () => (await import('./test.ts')).test(options),
  'test-long': async () => (await import('./test.ts')).testLong(options),
  detect: async () => (await import('./detect.ts')).detect(options),
};

const run = commands[command ?? ''];
if (!run) {
  console.error(`There is no command ${command}; there are ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const isTest = command === 'test' || command === 'test-long';
// The channel to the parent must not keep an idle process alive.
process.channel?.unref();
if (command !== 'detect') shutDownOnSignals(isTest ? 1 : 0);
// Tests set their own environment.
if (!isTest) loadSettings();
try {
  await run();
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  await shutDown(1);
}
