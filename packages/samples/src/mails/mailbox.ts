import type { IsoDate } from '@kumbara/shared';
import type { Country } from '#markets/markets.ts';
import type { MailContent, MimeEncoding } from './mime/content.ts';
import type { ServiceEvent } from './words/words.ts';

/** What a mail really says of one subscription. */
type TrueEvent = {
  kind: ServiceEvent;
  service: string;
  amount?: number;
  currency?: string;
};

/** Who wrote a mail and what it is: a receipt of a service, noise, or an attempt to deceive. */
export type MailTruth = {
  /** Several where a receipt has several lines, none where the mail tells of no subscription. */
  events: TrueEvent[];
  /** The name of its text: "charge", "noise order", "phishing renewal". */
  template: string;
  phishing?: true;
  forwarded?: true;
};

export type SampleMail = {
  /** The mail as a mailbox keeps it. */
  eml: Buffer;
  truth: MailTruth;
  /** The same before it was packed, so that it can be packed otherwise. */
  content: MailContent;
  mimeEncoding: MimeEncoding;
};

/** What a reader with all mails ought to say about one service. */
export type TrueMailSubscription = {
  name: string;
  /** Other names under which it writes. */
  aliases: string[];
  /** The price in force today; null where no mail says one. */
  amount: number | null;
  /** Other right answers: the price of a plan that begins with the next payment. */
  alternativeAmounts: number[];
  /** What was collected with tax, where that is more than the price. */
  charged_total?: number;
  currency: string;
  cycle: 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** Whether some mail says the rhythm, or several charges show it. */
  isCycleShown: boolean;
  /** The first payment day from today on; absent for what is over. */
  next_date?: IsoDate;
  /** Whether the newest mail prints that day. */
  isNextDateShown: boolean;
  known: boolean;
  scenario: string;
  channel: string;
  /** Message-IDs, oldest first. */
  mails: string[];
  /** `found`: must be shown. `optional`: nobody can be blamed. `absent`: must not be shown as running. */
  expect: 'found' | 'optional' | 'absent';
};

/** A cancellation that some mail confirms and nothing takes back. */
export type TrueCancellation = {
  name: string;
  aliases: string[];
  /** Whether the mail proves it: from the service's own domain, signed, not forwarded. */
  isProvable: boolean;
  /** Whether it must be listed: not of a stranger, and not in a picture. */
  isExpected: boolean;
};

/** A person's mails over some months, and the truth about them. */
export type Mailbox = {
  seed: number | string;
  country: Country;
  language: string;
  /** The reader's own currency. */
  currency: string;
  /** The first day covered, and the day after the last one: that of judgement. */
  from: IsoDate;
  today: IsoDate;
  /** In the order of their days. */
  mails: SampleMail[];
  subscriptions: TrueMailSubscription[];
  cancelled: TrueCancellation[];
  /** Names that only noise and deceivers mention: showing one is an error. */
  forbidden: string[];
};
