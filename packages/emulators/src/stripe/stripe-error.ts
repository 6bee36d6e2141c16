type ErrorBody = { type: string; message: string; code?: string; param?: string; decline_code?: string };

/** An error with the status and body of Stripe's API. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, message: string, rest: Omit<Partial<ErrorBody>, 'message'> = {}) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request_error', message, ...rest };
  }
}

const names: Record<string, string> = {
  cus: 'customer',
  sub: 'subscription',
  cs: 'checkout.session',
  price: 'price',
  prod: 'product',
  in: 'invoice',
  ch: 'charge',
  du: 'dispute',
  pm: 'payment_method',
  evt: 'event',
};

/** An unknown id: 404 in the path, 400 in a parameter. */
export const missing = (id: string, param = 'id'): StripeError =>
  new StripeError(param === 'id' ? 404 : 400, `No such ${names[id.split('_')[0] ?? ''] ?? 'resource'}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const parameterMissing = (param: string): StripeError =>
  new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const parameterInvalid = (param: string, message: string, code = 'parameter_invalid'): StripeError =>
  new StripeError(400, message, { code, param });
