const worker = '/push-worker.js';

/** False in browsers without notifications, such as Safari on a phone before the page is on the home screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription()) ?? null;

/** The address at which this browser takes notifications, if it does. */
export const pushEndpoint = async (): Promise<string | null> =>
  canNotify() ? ((await subscription())?.endpoint ?? null) : null;

/** Asks for permission. @returns undefined if the user, or the browser for them, refused */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
}

/** Takes no more notifications in this browser; the server finds its address gone. */
export async function unsubscribeFromPush(): Promise<void> {
  if (canNotify()) await (await subscription())?.unsubscribe();
}
