import type { ErrorCode, Feature } from '@kumbara/shared';
import type { RequestHandler } from 'express';
import type { z } from 'zod';

/** What a call takes and gives. It travels on its handler, so that the description of the API cannot lag behind. */
export type Contract = {
  summary: string;
  /** Open to everybody; every other call answers 401 before it looks at anything. */
  public?: true;
  /** The right that the caller's plan has to hold; without it 402, before anything that was sent is looked at. */
  feature?: Feature;
  /** What that 402 carries besides, to show what there would be. The third argument of `handle` makes it. */
  invitation?: z.ZodObject;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Another server speaks, and signs every byte of its body in the header of this name. */
  signed?: string;
  /** A multipart form with one document in the field `file`, and text fields after this schema. */
  upload?: z.ZodObject;
  response?: z.ZodType;
  /** The media type of an answer that is not JSON. */
  produces?: 'text/html' | 'text/css' | 'application/zip';
  /**
   * The answer is a stream of server-sent events of these names, each with JSON after its schema. Beside a `response` the
   * caller chooses: a stream where `wantsEvents`, JSON else.
   */
  events?: Readonly<Record<string, z.ZodType>>;
  /** The answer is an address, to which the browser is sent. */
  redirects?: true;
  /** Of success; several where the call chooses, the usual one first. Default 200, 204 without a response, 302 of a redirect. */
  status?: number | readonly [number, ...number[]];
  /** Refusals of its own, beside those that every call can answer. */
  errors?: readonly ErrorCode[];
};

export type DescribedHandler = RequestHandler & { contract: Contract };

export const describe = (contract: Contract, handler: RequestHandler): DescribedHandler =>
  Object.assign(handler, { contract });

export const contractOf = (handler: unknown): Contract | undefined => (handler as Partial<DescribedHandler>).contract;

export const statusesOf = ({ status, response, produces, events, redirects }: Contract): readonly number[] =>
  status === undefined
    ? [redirects ? 302 : response || produces || events ? 200 : 204]
    : typeof status === 'number'
      ? [status]
      : status;
