/** How often something is paid, in the words of prices: "Yıllık", "/ay", "her ay". */
export type CycleName = 'weekly' | 'monthly' | 'quarterly' | 'halfyearly' | 'yearly';
type CycleWords = { adjective: string; per: readonly string[]; every: string };

/** Subject and paragraphs, these parted by line breaks. */
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
 * How services write to their customers in one language. Places to fill: {service} {plan} {oldPlan} {price} {total} {old}
 * {date} {next} {until} {every} {person} {card} {order}; in Turkish with a case: {service:den}, {next:de}. What happens
 * on {next}, {until} stands in the future of the mail's own {date}.
 */
export type MailWords = {
  hello: readonly string[];
  bye: readonly string[];
  /** Small print of those whose service one can leave, and of anybody. */
  footer: readonly string[];
  imprint: readonly string[];
  /** "Renews every month until you cancel", for senders who say it so. */
  renewal: readonly string[];
  cycles: Record<CycleName, CycleWords>;
  labels: Record<
    'service' | 'plan' | 'price' | 'tax' | 'total' | 'next' | 'date' | 'order' | 'paidWith' | 'period' | 'quantity',
    readonly string[]
  >;
  plans: readonly string[];
  events: Record<ServiceEvent, readonly Message[]>;
  /** "View this mail in your browser": all that some plain parts say. */
  seeOnline: string;
  /** The beginning of a forwarded mail: prefix of the subject, line above, names of From, Date, Subject, To. */
  forward: { prefix: string; line: string; from: string; date: string; subject: string; to: string };
  store: StoreWords;
};

/** How app stores and payment services write of what they collect for others. {app} is the line's name. */
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
