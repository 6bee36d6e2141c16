import type { Request, Response } from 'express';
import type { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Contract } from './contract.ts';
import { fieldProblems } from './field-problems.ts';
import { readForm, readJson, readSigned } from './request-body.ts';

/** The validated input of a call. @throws AppError that names the fields */
export async function readInput(contract: Contract, req: Request, res: Response) {
  // An invalid id is answered like an unknown one.
  const params = contract.params?.safeParse(req.params);
  if (params && !params.success) throw new AppError('not_found');
  const query = contract.query && check(contract.query, req.query);
  const body = contract.body && check(contract.body, await readJson(req, res));
  const signed = contract.signed && (await readSigned(req, res, contract.signed));
  const form = contract.upload && (await readForm(req, res, contract.upload.maxBytes));
  const fields = contract.upload && check(contract.upload.fields, form?.fields);
  return { params: params?.data, query, body, signed, file: form?.file, fields };
}

export function check<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldProblems(parsed.error, input) });
}

/** @throws AppError `malformed_request` for a header that is empty, long or has other than printable characters */
export function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) throw new AppError('malformed_request');
  return key;
}
