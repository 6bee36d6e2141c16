/** Where a browser takes messages, and the keys that only it can decrypt them with (RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** What a notification shows, and the page that it opens. A later one with the same tag replaces it. */
export type PushMessage = { title: string; body: string; url: string; tag: string };

export type PushService = {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** Whether messages are sent to an address that a browser named. */
  accepts(endpoint: string): boolean;
  /**
   * @returns `gone` if the browser no longer takes messages there
   * @throws if the service refuses or is unavailable; the caller retries
   */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
};
