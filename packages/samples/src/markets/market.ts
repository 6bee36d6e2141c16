/** Prices of a service or club, and its texts on statements. */
export type Service = {
  name: string;
  /**
   * The texts on a statement. The first is the usual one, the others are variants. `#` stands for a digit and `@` for a
   * letter or digit that differ from line to line.
   */
  spellings: readonly string[];
  /** Monthly prices by currency. A market whose currency is missing is charged in dollars. */
  monthly: Readonly<Record<string, readonly number[]>>;
  /** Yearly prices by currency, usually ten times the monthly price. */
  yearly?: Readonly<Record<string, readonly number[]>>;
};

/** An everyday purchase: text and price range. */
export type Shop = readonly [text: string, from: number, to: number];

/** The payees and texts of one country. Service names are real; clubs and shops are invented. */
export type Market = {
  country: string;
  language: string;
  currency: string;
  /** Services of the country, in addition to the worldwide ones. */
  services: readonly Service[];
  /** Invented merchants that sell subscriptions and that no catalogue can contain. */
  clubs: readonly Service[];
  shops: readonly Shop[];
  cities: readonly string[];
  /** Small purchases at one price on random days. */
  coffee: readonly Shop[];
  lunch: readonly Shop[];
  /** A round top-up on days 5, 15 and 25. */
  topUp: Shop;
  /** Merchants whose names only resemble a service's. */
  lookAlikes: readonly Shop[];
  /** Telecom, power, water, insurance: recurring bills. */
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
  /** Texts printed before a card purchase on an account statement. */
  purchasePrefixes: readonly string[];
  debitPrefixes: readonly string[];
  /** The range of monthly pay and rent. */
  pay: readonly [from: number, to: number];
  housing: readonly [from: number, to: number];
  /** Units of this currency for one dollar, and the drift per month. */
  dollar: { rate: number; drift: number };
};
