export type WebhookRequest = { url: URL; headers: Record<string, string>; body: string };
/** The beginning of an answer. */
export type WebhookAnswer = { status: number; headers: Record<string, string>; body: string };

/** @returns undefined if no answer came in time, for whatever reason */
export type SendWebhook = (userId: string, request: WebhookRequest) => Promise<WebhookAnswer | undefined>;
