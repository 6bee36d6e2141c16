import type { IsoDate } from '@kumbara/shared';
import type { Country } from '#markets/markets.ts';
import type { MailContent, MimeEncoding } from './mime/content.ts';
import type { ServiceEvent } from './words/words.ts';

/** A statement of a mail about one subscription. */
type TrueEvent = {
  kind: ServiceEvent;
  service: string;
  amount?: number;
  currency?: string;
};

/** The sender and kind of a mail: a service's receipt, noise, or phishing. */
export type MailTruth = {
  /** Several for a receipt with several lines, none for a mail without a subscription. */
  events: TrueEvent[];
  /** The name of its template, for example `charge`, `noise order` or `phishing renewal`. */
  template: string;
  phishing?: true;
  forwarded?: true;
};

export type SampleMail = {
  /** The raw bytes. */
  eml: Buffer;
  truth: MailTruth;
  /** The content before encoding, so that it can be encoded in another way. */
  content: MailContent;
  mimeEncoding: MimeEncoding;
};

/** Expected finding about one service, for a detector with all mails. */
export type TrueMailSubscription = {
  name: string;
  /** Other names of the service in mails. */
  aliases: string[];
  /** The current price; null when no mail states it. */
  amount: number | null;
  /** Other right answers: the price of a plan that begins with the next payment. */
  alternativeAmounts: number[];
  /** The charged total with tax, when it is more than the price. */
  charged_total?: number;
  currency: string;
  cycle: 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** True if a mail states the billing cycle, or several charges show it. */
  isCycleShown: boolean;
  /** The first payment day from today on; absent when it has ended. */
  next_date?: IsoDate;
  /** True if the newest mail states that day. */
  isNextDateShown: boolean;
  known: boolean;
  scenario: string;
  channel: string;
  /** Message-IDs, oldest first. */
  mails: string[];
  /** `found`: must be shown. `optional`: either answer is accepted. `absent`: must not be shown as running. */
  expect: 'found' | 'optional' | 'absent';
};

/** A cancellation that a mail confirms and that was not revoked. */
export type TrueCancellation = {
  name: string;
  aliases: string[];
  /** True if the mail proves it: sent from the service's own domain, signed, not forwarded. */
  isProvable: boolean;
  /** True if it must be listed. False for unknown merchants and mails that consist of an image. */
  isExpected: boolean;
};

/** A user's mails over some months, and the truth about them. */
export type Mailbox = {
  seed: number | string;
  country: Country;
  language: string;
  /** The currency of the owner's country. */
  currency: string;
  /** The first day covered, and the day of detection after the last one. */
  from: IsoDate;
  today: IsoDate;
  /** Ordered by day. */
  mails: SampleMail[];
  subscriptions: TrueMailSubscription[];
  cancelled: TrueCancellation[];
  /** Names that occur in noise and phishing only. Showing one is an error. */
  forbidden: string[];
};
