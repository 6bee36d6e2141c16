import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { isIP } from 'node:net';
import { secondsInDay } from 'date-fns/constants';
import webPush from 'web-push';
import { isGlobalAddress } from '#lib/global-address.ts';
import type { PushService } from './push-service.ts';

/** The services of Chrome and Edge on Android, Firefox, Edge, and Safari. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;
const isService = (host: string) => services.some((service) => host === service || host.endsWith(`.${service}`));

const timeoutMs = 15_000;

type Needs = {
  /** A P-256 key pair in base64url (RFC 8292). */
  vapid: { publicKey: string; privateKey: string; subject: string };
  /** `host:port` pairs in lower case that the operator exempts. */
  allowedPrivateHosts: readonly string[];
};

/** Sends to the push services of browsers. An address of another host, and one inside of a network, is never dialled. */
export function createWebPush({ vapid, allowedPrivateHosts }: Needs): PushService {
  const isExempt = ({ hostname, port }: URL) => allowedPrivateHosts.includes(`${hostname}:${port || 443}`);
  const isAccepted = (url: URL) =>
    url.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    (isExempt(url) || (isService(url.hostname) && url.port === ''));
  const globalOnly = new Agent({
    lookup: (host, options, done) =>
      lookup(host, { ...options, all: true }, (error, addresses) => {
        const isInward = !error && !addresses.every(({ address }) => isGlobalAddress(address));
        done(error ?? (isInward ? new Error('not an address of the public internet') : null), addresses);
      }),
  });

  return {
    publicKey: vapid.publicKey,

    accepts: (endpoint) => URL.canParse(endpoint) && isAccepted(new URL(endpoint)),

    async send({ endpoint, p256dh, auth }, message) {
      const url = new URL(endpoint);
      // Stored by an older version, or before the operator changed the exemptions.
      if (!isAccepted(url)) return 'gone';
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: vapid,
          TTL: secondsInDay,
          timeout: timeoutMs,
          ...(isExempt(url) || isIP(url.hostname) ? {} : { agent: globalOnly }),
        });
        return 'sent';
      } catch (error) {
        if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)) return 'gone';
        // The error of the library holds the address, which is a secret between browser and service.
        throw new Error(error instanceof webPush.WebPushError ? `answered ${error.statusCode}` : 'not reached');
      }
    },
  };
}
