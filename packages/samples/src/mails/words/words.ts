/** A billing cycle in the wording of prices: "Yıllık", "/ay", "her ay". */
export type CycleName = 'weekly' | 'monthly' | 'quarterly' | 'halfyearly' | 'yearly';
type CycleWords = { adjective: string; per: readonly string[]; every: string };

/** Subject and paragraphs, separated by line breaks. */
export type Message = readonly [subject: string, body: string];

export const serviceEvents = [
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'payment_failed',
  'refund',
  'plan_change',
  'cancelled',
  'cancelled_at_period_end',
  'reactivated',
  'gift',
] as const;
export type ServiceEvent = (typeof serviceEvents)[number];

/**
 * The wordings of services' mails in one language. Placeholders: {service} {plan} {oldPlan} {price} {total} {old}
 * {date} {next} {until} {every} {person} {card} {order}; in Turkish with a case: {service:den}, {next:de}. {next} and
 * {until} are after the mail's own {date}.
 */
export type MailWords = {
  hello: readonly string[];
  bye: readonly string[];
  /** Small print with a way to cancel, and without one. */
  footer: readonly string[];
  imprint: readonly string[];
  /** "Renews every month until you cancel". */
  renewal: readonly string[];
  cycles: Record<CycleName, CycleWords>;
  labels: Record<
    'service' | 'plan' | 'price' | 'tax' | 'total' | 'next' | 'date' | 'order' | 'paidWith' | 'period' | 'quantity',
    readonly string[]
  >;
  plans: readonly string[];
  events: Record<ServiceEvent, readonly Message[]>;
  /** "View this mail in your browser", the only text of some plain parts. */
  seeOnline: string;
  /** Parts of a forwarded mail: subject prefix, separator line, and labels of From, Date, Subject, To. */
  forward: { prefix: string; line: string; from: string; date: string; subject: string; to: string };
  store: StoreWords;
};

/** The wordings of app stores and payment services. {app} is the name of the receipt line. */
type StoreWords = {
  appleReceipt: Message;
  appleRenews: string;
  appleBought: string;
  appleConfirmed: Message;
  appleCancelled: Message;
  playReceipt: Message;
  playRecurring: string;
  playCancelled: Message;
  paypalPaid: Message;
};
