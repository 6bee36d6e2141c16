import type { Service } from './market.ts';

/** Services sold in every market. Prices are realistic, not current. */
export const worldwideServices: readonly Service[] = [
  {
    name: 'Netflix',
    spellings: ['NETFLIX.COM', 'NETFLIX.COM AMSTERDAM', 'NETFLIX COM ###-###-####', 'Netflix International BV'],
    monthly: {
      TRY: [189.99, 289.99, 379.99],
      EUR: [7.99, 13.99, 19.99],
      USD: [7.99, 17.99],
      GBP: [5.99, 12.99],
      BRL: [20.9, 44.9],
    },
  },
  {
    name: 'Spotify',
    spellings: ['SPOTIFY STOCKHOLM', 'Spotify P@@@@@@@@@', 'SPOTIFY AB', 'SPOTIFY P#@@##@@#@ STOCKHOLM SWE'],
    monthly: {
      TRY: [99, 135, 165],
      EUR: [11.99, 17.99, 20.99],
      USD: [11.99, 19.99],
      GBP: [12.99, 19.99],
      BRL: [23.9, 40.9],
    },
  },
  {
    name: 'YouTube Premium',
    spellings: ['GOOGLE *YouTubePremium', 'GOOGLE *YOUTUBE PREMIUM g.co/helppay#', 'Google YouTubePremium'],
    monthly: { TRY: [79.99, 159.99], EUR: [12.99, 23.99], USD: [13.99, 22.99], GBP: [12.99], BRL: [26.9] },
    yearly: { EUR: [129.99], USD: [139.99], GBP: [129.99] },
  },
  {
    name: 'Disney+',
    spellings: ['DISNEY PLUS', 'DISNEYPLUS', 'Disney Plus @@@@@@', 'WWW.DISNEYPLUS.COM'],
    monthly: { TRY: [249.9, 449.9], EUR: [6.99, 10.99], USD: [9.99, 15.99], GBP: [4.99, 8.99], BRL: [33.9] },
    yearly: { EUR: [109.9], USD: [159.99], GBP: [89.9] },
  },
  {
    name: 'Amazon Prime',
    spellings: ['AMAZON PRIME*@@@@@@@@@', 'AMZNPRIME', 'Amazon Prime @@#@@#', 'AMAZON PRIME MEMBERSHIP'],
    monthly: { TRY: [69.9], EUR: [4.99, 8.99], USD: [14.99], GBP: [8.99], BRL: [19.9] },
    yearly: { EUR: [49.9, 89.9], USD: [139], GBP: [95] },
  },
  {
    name: 'ChatGPT Plus',
    spellings: ['OPENAI *CHATGPT SUBSCR', 'OPENAI* CHATGPT SUBSCR SAN FRANCISCO', 'CHATGPT SUBSCRIPTION'],
    monthly: { USD: [20, 24] },
  },
  { name: 'Claude', spellings: ['CLAUDE.AI SUBSCRIPTION', 'ANTHROPIC CLAUDE.AI'], monthly: { USD: [18, 20, 24] } },
  {
    name: 'Google One',
    spellings: ['GOOGLE *Google One', 'GOOGLE*GOOGLE ONE', 'Google Google One'],
    monthly: { TRY: [57.99, 149.99], EUR: [1.99, 9.99], USD: [1.99, 9.99], GBP: [1.59, 7.99], BRL: [9.99] },
    yearly: { EUR: [19.99, 99.99], USD: [19.99, 99.99], GBP: [15.99] },
  },
  {
    name: 'Microsoft 365',
    spellings: ['MICROSOFT*MICROSOFT 365 P', 'Microsoft*Microsoft 365 F', 'MICROSOFT 365 PERSONAL'],
    monthly: { EUR: [10, 13], USD: [9.99, 12.99], GBP: [8.49], BRL: [36] },
    yearly: { TRY: [1699.99, 2399], EUR: [99, 129], USD: [99.99, 129.99], GBP: [84.99] },
  },
  {
    name: 'Adobe',
    spellings: ['ADOBE *CREATIVE CLOUD', 'ADOBE *PHOTOGPHY PLAN', 'ADOBE SYSTEMS SOFTWARE', 'Adobe Inc.'],
    monthly: { TRY: [441, 1072.5], EUR: [12.29, 26.43], USD: [22.99, 59.99], GBP: [16.24] },
  },
  {
    name: 'Canva',
    spellings: ['CANVA* I#####-########', 'CANVA* #####-########', 'CANVA PTY LIMITED'],
    monthly: { TRY: [149.99], EUR: [11.99], USD: [15], GBP: [13], BRL: [35] },
    yearly: { TRY: [1199.99], EUR: [110], USD: [120], GBP: [100] },
  },
  {
    name: 'Dropbox',
    spellings: ['DROPBOX*@@@@@@@@@@@@', 'DROPBOX INTERNATIONAL UNL'],
    monthly: { EUR: [11.99], USD: [11.99] },
    yearly: { EUR: [119.88], USD: [119.88] },
  },
  {
    name: 'Duolingo',
    spellings: ['DUOLINGO INC', 'DUOLINGO* SUPER', 'Duolingo Pittsburgh'],
    monthly: { EUR: [9.99], USD: [12.99], TRY: [179.99] },
    yearly: { EUR: [89.99], USD: [83.99], TRY: [1299.99] },
  },
  {
    name: 'LinkedIn Premium',
    spellings: ['LINKEDIN PREMIUM CAREER', 'LinkedIn Pre P#########', 'LINKEDIN PREMIUM'],
    monthly: { EUR: [29.99], USD: [29.99], TRY: [699.9], GBP: [29.99] },
  },
  {
    name: 'GitHub',
    spellings: ['GITHUB, INC.', 'GITHUB INC SAN FRANCISCO CA'],
    monthly: { USD: [4, 10] },
    yearly: { USD: [100] },
  },
  {
    name: 'Notion',
    spellings: ['NOTION LABS, INC.', 'NOTION.SO'],
    monthly: { USD: [10, 12], EUR: [11.5] },
    yearly: { USD: [96, 120] },
  },
  { name: 'Midjourney', spellings: ['MIDJOURNEY INC.', 'MIDJOURNEY'], monthly: { USD: [10, 30] } },
  {
    name: 'Grammarly',
    spellings: ['GRAMMARLY CO @@@@@@', 'GRAMMARLY INC'],
    monthly: { USD: [30] },
    yearly: { USD: [144] },
  },
  {
    name: 'Xbox Game Pass',
    spellings: ['MICROSOFT*XBOX GAME PASS', 'Microsoft*Xbox Game Pass U'],
    monthly: { TRY: [299, 439], EUR: [12.99, 26.99], USD: [14.99, 29.99], GBP: [10.99] },
  },
  {
    name: 'NordVPN',
    spellings: ['NORDVPN.COM', 'NORD* NORDVPN'],
    monthly: { USD: [12.99], EUR: [12.99] },
    yearly: { USD: [59.88], EUR: [59.88] },
  },
  {
    name: 'Crunchyroll',
    spellings: ['CRUNCHYROLL *MEMBERSHIP', 'CRUNCHYROLL'],
    monthly: { TRY: [54.99, 74.99], EUR: [6.99], USD: [7.99], BRL: [19.99] },
  },
  {
    name: 'Strava',
    spellings: ['STRAVA', 'STRAVA INC SAN FRANCISCO'],
    monthly: { EUR: [10.99], USD: [11.99], TRY: [139.99] },
    yearly: { EUR: [74.99], USD: [79.99], TRY: [839.99] },
  },
  {
    name: 'MUBI',
    spellings: ['MUBI.COM', 'MUBI* SUBSCRIPTION'],
    monthly: { TRY: [199], EUR: [13.99], GBP: [11.99], USD: [14.99] },
    yearly: { TRY: [1668], EUR: [119.88] },
  },
  {
    name: 'Proton',
    spellings: ['PROTON AG', 'PROTON* MAIL PLUS'],
    monthly: { EUR: [4.99, 12.99], USD: [4.99] },
    yearly: { EUR: [47.88], USD: [47.88] },
  },
  { name: 'Zoom', spellings: ['ZOOM.US ###-###-####', 'ZOOM.COM'], monthly: { USD: [15.99], EUR: [13.99] } },
  {
    name: 'HBO Max',
    spellings: ['HBO MAX', 'HBOMAX.COM', 'HELP.HBOMAX.COM'],
    monthly: { TRY: [229.9], EUR: [9.99], USD: [16.99], BRL: [39.9] },
  },
  {
    name: 'Patreon',
    spellings: ['PATREON* MEMBERSHIP', 'PATREON MEMBERSHIP INTERNET'],
    monthly: { USD: [5, 12], EUR: [6] },
  },
];
