import type { WebhookMessageType } from '@kumbara/shared';

type KeyOf<Type extends string> = Type extends `${infer Subject}.${infer Verb}` ? `${Subject}_${Verb}` : never;

/** The end of the text key of an event; a dot would separate levels of keys. */
export const eventKey = (type: WebhookMessageType) => type.replace('.', '_') as KeyOf<WebhookMessageType>;
