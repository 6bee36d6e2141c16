import type { PortfolioSubscription } from '#portfolio.ts';

/**
 * Services that do the same, so that one of each kind is enough. The catalogue's categories are too coarse for this: two
 * video services show different films, and two newspapers are no overlap. Ids of the catalogue.
 */
const services = {
  music: [
    ...['spotify', 'apple-music', 'amazon-music', 'deezer', 'tidal', 'qobuz', 'soundcloud', 'pandora', 'napster'],
    ...['anghami', 'gaana', 'jiosaavn', 'line-music', 'boomplay', 'fizy', 'muud'],
  ],
  cloud_storage: [
    ...['icloud', 'google-one', 'onedrive', 'dropbox', 'box', 'mega', 'pcloud', 'idrive', 'sync-com', 'lifebox'],
    ...['koofr', 'internxt', 'icedrive', 'jottacloud', 'degoo', 'terabox', 'amazon-photos'],
  ],
  ai_chat: [
    ...['chatgpt', 'claude', 'google-ai', 'microsoft-copilot', 'perplexity', 'grok', 'mistral', 'poe', 'phind'],
    ...['genspark', 'manus', 'monica-im', 'sider', 'abacus-ai'],
  ],
  vpn: [
    ...['nordvpn', 'expressvpn', 'surfshark', 'mullvad', 'cyberghost', 'private-internet-access', 'ipvanish'],
    ...['windscribe', 'tunnelbear', 'hotspot-shield', 'hidemyass', 'purevpn'],
  ],
  passwords: ['1password', 'lastpass', 'dashlane', 'bitwarden', 'nordpass', 'keeper', 'roboform'],
} as const;

export type ServiceKind = keyof typeof services;
export const serviceKinds = Object.keys(services) as ServiceKind[];
export const listServicesOfKind = (kind: ServiceKind): readonly string[] => services[kind];

const kinds = new Map<string, ServiceKind>(
  serviceKinds.flatMap((kind) => services[kind].map((id) => [id, kind] as const)),
);

/** What sells video and music under one roof does what other music services do only where it is called by its music. */
const sellMusicToo = new Set(['youtube-premium', 'yandex-plus']);
const music = /mu[sz]i[ckq]|müzi[kğ]|música|музык/iu;

/** What a subscription does, by its service of the catalogue; most have no kind. */
export const findServiceKind = ({
  service_id,
  name,
}: Pick<PortfolioSubscription, 'service_id' | 'name'>): ServiceKind | undefined => {
  if (service_id === undefined) return undefined;
  return kinds.get(service_id) ?? (sellMusicToo.has(service_id) && music.test(name) ? 'music' : undefined);
};
