import type { Category } from '@kumbara/shared';

/** Common services for a quick start, without prices, which would soon be wrong. */
export const commonServices: { name: string; category: Category; url?: string }[] = [
  { name: 'Netflix', category: 'streaming', url: 'https://www.netflix.com' },
  { name: 'Spotify', category: 'music', url: 'https://www.spotify.com' },
  { name: 'YouTube Premium', category: 'streaming', url: 'https://www.youtube.com/premium' },
  { name: 'Amazon Prime', category: 'streaming' },
  { name: 'Disney+', category: 'streaming', url: 'https://www.disneyplus.com' },
  { name: 'HBO Max', category: 'streaming', url: 'https://www.hbomax.com' },
  { name: 'Exxen', category: 'streaming' },
  { name: 'MUBI', category: 'streaming', url: 'https://mubi.com' },
  { name: 'Apple Music', category: 'music', url: 'https://music.apple.com' },
  { name: 'iCloud+', category: 'cloud', url: 'https://www.icloud.com' },
  { name: 'Google One', category: 'cloud', url: 'https://one.google.com' },
  { name: 'Dropbox', category: 'cloud', url: 'https://www.dropbox.com' },
  { name: 'ChatGPT', category: 'software', url: 'https://chatgpt.com' },
  { name: 'Microsoft 365', category: 'software', url: 'https://www.microsoft.com/microsoft-365' },
  { name: 'Adobe Creative Cloud', category: 'software', url: 'https://www.adobe.com' },
  { name: 'Canva', category: 'software', url: 'https://www.canva.com' },
  { name: 'Xbox Game Pass', category: 'gaming', url: 'https://www.xbox.com' },
  { name: 'PlayStation Plus', category: 'gaming', url: 'https://www.playstation.com' },
  { name: 'Duolingo', category: 'education', url: 'https://www.duolingo.com' },
  { name: 'MACFit', category: 'fitness' },
];
