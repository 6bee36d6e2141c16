import { onShutdown } from './shutdown.ts';

/** What an operator has who does without the sandbox. */
const requiredKeys = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const;

/**
 * Starts the sandbox where a provider has no keys, outside production, unless `SANDBOX=off`.
 *
 * @param settings the environment that says so
 * @param options where the API takes Stripe's events, and where what was bought is kept; without them below the first
 *   origin, and nowhere
 * @returns what the API has to be told of it
 */
export async function startEmulatorsFor(
  appOrigins: string,
  settings: Record<string, string | undefined>,
  options: { webhookUrl?: string; dataFolder?: string } = {},
): Promise<Record<string, string>> {
  const isWanted = settings.NODE_ENV !== 'production' && settings.SANDBOX !== 'off';
  const providers = (Object.keys(requiredKeys) as (keyof typeof requiredKeys)[]).filter((provider) =>
    requiredKeys[provider].every((name) => !settings[name]),
  );
  if (!isWanted || providers.length === 0) return {};
  // Loaded when it is needed: the server behind it is no small one.
  const { startEmulators } = await import('@kumbara/emulators');
  const { environment, google, close } = await startEmulators({
    appOrigins: appOrigins.split(',').map((each) => each.trim()),
    providers,
    ...options,
  });
  // Whoever looks around does not have to wait for Google's minutes; tests do.
  google.settings.unitsPerMinute = Number.POSITIVE_INFINITY;
  onShutdown(close);
  return environment;
}
