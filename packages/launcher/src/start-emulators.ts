import { onShutdown } from './shutdown.ts';

/** A provider with all of these variables set is not emulated. */
const requiredKeys = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const;

/**
 * Starts the emulators of all providers without keys, unless in production or with `SANDBOX=off`.
 *
 * @param settings environment variables that decide it
 * @param options `webhookUrl`: where Stripe's events are sent (default: a path of the first origin); `dataFolder`: where
 *   purchases are stored (default: nowhere)
 * @returns environment variables for the API; empty when nothing is emulated
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
  // Imported on demand: the OpenID Connect server takes long to load.
  const { startEmulators } = await import('@kumbara/emulators');
  const { environment, google, close } = await startEmulators({
    appOrigins: appOrigins.split(',').map((each) => each.trim()),
    providers,
    ...options,
  });
  // Gmail's quota per minute would slow down a demonstration. Tests keep it.
  google.settings.unitsPerMinute = Number.POSITIVE_INFINITY;
  onShutdown(close);
  return environment;
}
