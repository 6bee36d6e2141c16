type Described = {
  service_name: string;
  amount: number | null;
  currency: string;
  billing_cycle: string;
  billing_interval: number;
  next_payment_date?: string;
  probability: number;
};

/** A finding in one line. */
export const describeFinding = ({
  service_name,
  amount,
  currency,
  billing_cycle,
  billing_interval,
  next_payment_date,
  probability,
}: Described): string =>
  `"${service_name}" ${amount} ${currency} ${billing_interval} ${billing_cycle}${next_payment_date ? ` next ${next_payment_date}` : ''} p=${probability.toFixed(2)}`;
