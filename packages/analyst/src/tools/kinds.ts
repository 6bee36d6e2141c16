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
    ...['koofr', 'internxt', 'icedrive', 'jottacloud', 'degoo', 'terabox'],
  ],
  ai_chat: [
    'chatgpt',
    'claude',
    'google-ai',
    'perplexity',
    'grok',
    'mistral',
    'poe',
    'genspark',
    'manus',
    'monica-im',
    'abacus-ai',
  ],
  vpn: [
    ...['nordvpn', 'expressvpn', 'surfshark', 'mullvad', 'cyberghost', 'private-internet-access', 'ipvanish'],
    ...['windscribe', 'tunnelbear', 'hotspot-shield', 'hidemyass', 'purevpn'],
  ],
  passwords: ['1password', 'lastpass', 'dashlane', 'bitwarden', 'nordpass', 'keeper', 'roboform'],
} as const;

export type ServiceKind = keyof typeof services;
export const serviceKinds = Object.keys(services) as ServiceKind[];
export const servicesOfKind = (kind: ServiceKind): readonly string[] => services[kind];

const kinds = new Map<string, ServiceKind>(
  serviceKinds.flatMap((kind) => services[kind].map((id) => [id, kind] as const)),
);
/** The kind of a service of the catalogue; most have none. */
export const kindOf = (serviceId: string | undefined): ServiceKind | undefined =>
  serviceId === undefined ? undefined : kinds.get(serviceId);
