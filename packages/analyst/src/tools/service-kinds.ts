import type { PortfolioSubscription } from '#portfolio.ts';

/**
 * Kinds of services of which one is enough, by catalogue id. Categories are too coarse: two video services show
 * different films, and two newspapers do not overlap.
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
export const serviceKinds = Object.keys(services) as [ServiceKind, ...ServiceKind[]];
export const listServicesOfKind = (kind: ServiceKind): readonly string[] => services[kind];

const kinds = new Map<string, ServiceKind>(
  serviceKinds.flatMap((kind) => services[kind].map((id) => [id, kind] as const)),
);

/** Services that sell video and music count as music only if the subscription's name mentions music. */
const sellMusicToo = new Set(['youtube-premium', 'yandex-plus']);
const music = /mu[sz]i[ckq]|müzi[kğ]|música|музык/iu;

/** The kind of a subscription, by its service; most have none. */
export const findServiceKind = ({
  service_id,
  name,
}: Pick<PortfolioSubscription, 'service_id' | 'name'>): ServiceKind | undefined => {
  if (service_id === undefined) return undefined;
  return kinds.get(service_id) ?? (sellMusicToo.has(service_id) && music.test(name) ? 'music' : undefined);
};
