/** What a service or club costs and how banks print it. */
export type Service = {
  name: string;
  /**
   * How the line reads on a statement; the first is the usual one, the others are drift.
   * `#` stands for a digit and `@` for a letter or digit that differ from line to line.
   */
  spellings: readonly string[];
  /** Monthly prices by currency; a market whose currency is missing is charged in dollars. */
  monthly: Readonly<Record<string, readonly number[]>>;
  /** Yearly prices by currency, usually two months for free. */
  yearly?: Readonly<Record<string, readonly number[]>>;
};

/** A purchase of every day: text and the range of its price. */
export type Shop = readonly [text: string, from: number, to: number];

/** A country's everyday life as its bank prints it. Real service names are facts; all local clubs and shops are invented. */
export type Market = {
  country: string;
  language: string;
  currency: string;
  /** Services of the country itself, beside those that are sold everywhere. */
  services: readonly Service[];
  /** Invented merchants that no catalogue can know and that really are subscriptions. */
  clubs: readonly Service[];
  shops: readonly Shop[];
  cities: readonly string[];
  /** Small things at one price, bought on random days. */
  coffee: readonly Shop[];
  lunch: readonly Shop[];
  /** A round top-up on days 5, 15 and 25. */
  topUp: Shop;
  /** Merchants whose names only look like a service's. */
  lookAlikes: readonly Shop[];
  /** Telecom, power, water, insurance: recurring, but bills. */
  bills: readonly Shop[];
  insurer: string;
  /** Shops that sell by instalments. */
  bigShops: readonly Shop[];
  instalment: (shop: string, part: number, parts: number) => string;
  rent: string;
  dues: string;
  loan: (part: number) => string;
  allowance: string;
  salary: string;
  cash: string;
  interest: string;
  tax: string;
  cardPayment: string;
  refund: (text: string) => string;
  /** What the bank puts before a card purchase on an account statement. */
  purchasePrefixes: readonly string[];
  debitPrefixes: readonly string[];
  /** The scale of monthly pay and rent. */
  pay: readonly [from: number, to: number];
  housing: readonly [from: number, to: number];
  /** Units of this currency for one dollar, and its drift per month. */
  dollar: { rate: number; drift: number };
};
