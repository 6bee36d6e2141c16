import { atEnd } from './ending.ts';

/**
 * Starts the sandbox where a provider has no keys, outside production, unless `SANDBOX=off`.
 *
 * @param settings the environment that says so
 * @returns what the API has to be told of it
 */
export async function sandboxFor(
  appOrigins: string,
  settings: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const isWanted = settings.NODE_ENV !== 'production' && settings.SANDBOX !== 'off';
  const providers = (['google', 'microsoft'] as const).filter((provider) => {
    const name = provider.toUpperCase();
    return !settings[`${name}_CLIENT_ID`] && !settings[`${name}_CLIENT_SECRET`];
  });
  if (!isWanted || providers.length === 0) return {};
  // Loaded when it is needed: the server behind it is no small one.
  const { startSandbox } = await import('@kumbara/sandbox');
  const { environment, google, close } = await startSandbox({
    appOrigins: appOrigins.split(',').map((each) => each.trim()),
    providers,
  });
  // Whoever looks around does not have to wait for Google's minutes; tests do.
  google.settings.unitsPerMinute = Number.POSITIVE_INFINITY;
  atEnd(close);
  return environment;
}
