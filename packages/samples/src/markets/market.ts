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

/** Payees of regular payments that are no subscriptions. `*` is replaced with an invented name. */
type Payees = { school: string; charity: string; insurer: string; landlord: string; people: readonly string[] };

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
  /** Names of mailbox owners. */
  owners: readonly string[];
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
  payees: Payees;
  /** Shops that sell by instalments. */
  bigShops: readonly Shop[];
  /** Placeholders: {shop} {part} {parts}, and {part2} {parts2} with two digits. */
  instalment: string;
  rent: string;
  dues: string;
  /** Placeholder: {part}. */
  loan: string;
  allowance: string;
  salary: string;
  cash: string;
  interest: string;
  tax: string;
  cardPayment: string;
  /** Printed before the text of the purchase. */
  refund: string;
  /** Texts printed before a card purchase on an account statement. */
  purchasePrefixes: readonly string[];
  debitPrefixes: readonly string[];
  /** The range of monthly pay and rent. */
  pay: readonly [from: number, to: number];
  housing: readonly [from: number, to: number];
  /** Units of this currency for one dollar, and the drift per month. */
  dollar: { rate: number; drift: number };
};
