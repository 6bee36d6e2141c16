import { z } from 'zod';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const pricesByCurrency = z.record(z.string(), z.array(z.number()));
const range = z.tuple([z.number(), z.number()]);

/** Prices of a service or club, and its texts on statements. */
const serviceSchema = z.strictObject({
  name: text,
  /**
   * The texts on a statement. The first is the usual one, the others are variants. `#` stands for a digit and `@` for a
   * letter or digit that differ from line to line.
   */
  spellings: texts,
  /** Monthly prices by currency. A market whose currency is missing is charged in dollars. */
  monthly: pricesByCurrency,
  /** Yearly prices by currency, usually ten times the monthly price. */
  yearly: pricesByCurrency.optional(),
});
export const servicesSchema = z.array(serviceSchema);
export type Service = z.output<typeof serviceSchema>;

/** An everyday purchase: text and price range. */
const shopSchema = z.tuple([text, z.number(), z.number()]);
export type Shop = z.output<typeof shopSchema>;
const shops = z.array(shopSchema).min(1);

/** The payees and texts of one country. Service names are real; clubs and shops are invented. */
export const marketSchema = z.strictObject({
  country: text,
  language: text,
  currency: text,
  /** Services of the country, in addition to the worldwide ones. */
  services: servicesSchema,
  /** Invented merchants that sell subscriptions and that no catalogue can contain. */
  clubs: servicesSchema,
  shops,
  cities: texts,
  /** Names of mailbox owners. */
  owners: texts,
  /** Small purchases at one price on random days. */
  coffee: shops,
  lunch: shops,
  /** A round top-up on days 5, 15 and 25. */
  topUp: shopSchema,
  /** Merchants whose names only resemble a service's. */
  lookAlikes: shops,
  /** Telecom, power, water, insurance: recurring bills. */
  bills: shops,
  insurer: text,
  /** Payees of regular payments that are no subscriptions. `*` is replaced with an invented name. */
  payees: z.strictObject({ school: text, charity: text, insurer: text, landlord: text, people: texts }),
  /** Shops that sell by instalments. */
  bigShops: shops,
  /** Placeholders: {shop} {part} {parts}, and {part2} {parts2} with two digits. */
  instalment: text,
  rent: text,
  dues: text,
  /** Placeholder: {part}. */
  loan: text,
  allowance: text,
  salary: text,
  cash: text,
  interest: text,
  tax: text,
  cardPayment: text,
  /** Printed before the text of the purchase. */
  refund: text,
  /** Texts printed before a card purchase on an account statement. */
  purchasePrefixes: z.array(z.string()),
  debitPrefixes: z.array(z.string()),
  /** The range of monthly pay and rent. */
  pay: range,
  housing: range,
  /** Units of this currency for one dollar, and the drift per month. */
  dollar: z.strictObject({ rate: z.number(), drift: z.number() }),
});
export type Market = z.output<typeof marketSchema>;
