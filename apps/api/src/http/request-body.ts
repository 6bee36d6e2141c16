import express, { type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Contract } from './contract.ts';

export type UploadedFile = { bytes: Uint8Array; fileName: string; mimeType: string };

export type SignedBody = { bytes: Uint8Array; signature: string };
type Signed = NonNullable<Contract['signed']>;

const json = express.json({ limit: '64kb' });
const raw = express.raw({ limit: '256kb', type: () => true });
/** Parses a form with one file, which is refused as soon as it has `maxBytes`. */
function formOf(maxBytes: number): RequestHandler {
  const parse = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: maxBytes - 1, files: 1, fields: 5, parts: 8, fieldSize: 4096, fieldNameSize: 100 },
  }).single('file');
  const tooLarge = (cause: unknown) => new AppError('file_too_large', { cause, limit: maxBytes / 2 ** 20 });
  return (req, res, next) =>
    parse(req, res, (error) => next(error?.code === 'LIMIT_FILE_SIZE' ? tooLarge(error) : error));
}

/** The JSON of the request; `{}` if the body is empty. */
export async function readJson(req: Request, res: Response): Promise<unknown> {
  // Express recognises an empty body in the same way.
  if (!req.headers['transfer-encoding'] && Number(req.headers['content-length'] ?? 0) === 0) return {};
  if (!req.is('application/json')) throw new AppError('unsupported_media_type');
  await run(json, req, res);
  refuseNullCharacters(req.body, []);
  return req.body;
}

/**
 * The raw bytes, as their signature needs them; empty without a body.
 * @throws AppError `signature_invalid` before anything is read if the header cannot be a signature
 */
export async function readSigned(req: Request, res: Response, { header, format }: Signed): Promise<SignedBody> {
  const signature = req.get(header) ?? '';
  if (!format.test(signature)) throw new AppError('signature_invalid');
  await run(raw, req, res, signedBodyMs);
  return { bytes: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0), signature };
}

/** The document of a multipart form, in memory only, and its text fields. */
export async function readForm(
  req: Request,
  res: Response,
  maxBytes: number,
): Promise<{ file: UploadedFile; fields: unknown }> {
  if (!req.is('multipart/form-data')) throw new AppError('unsupported_media_type');
  await run(formOf(maxBytes), req, res);
  if (!req.file) throw fileMissing();
  const { buffer, originalname, mimetype } = req.file;
  const fields = { ...req.body };
  refuseNullCharacters(fields, []);
  return { file: { bytes: buffer, fileName: originalname, mimeType: mimetype }, fields };
}

const fileMissing = () => new AppError('file_missing', { fields: [{ field: 'file', issue: 'required' }] });

/** A body may take this long in all, and must not come slower than this on average over each step. */
const bodyMs = 30_000;
/** Anybody can send an event with an invented signature, and a server sends a genuine one at once. */
const signedBodyMs = 5_000;
const stepMs = 5_000;
const leastBytesPerStep = 16 * 1024;

/** Runs a body parser. @throws AppError `request_timeout` for a body that comes too slowly */
const run = (middleware: RequestHandler, req: Request, res: Response, withinMs = bodyMs) =>
  new Promise<void>((done, fail) => {
    let received = req.socket.bytesRead;
    const slow = setInterval(() => {
      if (req.socket.bytesRead - received < leastBytesPerStep) endLate();
      received = req.socket.bytesRead;
    }, stepMs);
    const deadline = setTimeout(endLate, withinMs);
    function endLate(): void {
      end(new AppError('request_timeout'));
      abandon(req, res);
    }
    function end(error?: unknown): void {
      clearInterval(slow);
      clearTimeout(deadline);
      if (error) fail(asRefusal(error));
      else done();
    }
    middleware(req, res, end);
  });

/** Stops reading a body. The parsers drop what they hold, and the connection ends with the answer. */
function abandon(req: Request, res: Response): void {
  res.set('Connection', 'close');
  req.unpipe();
  req.emit('aborted');
}

/** Maps errors of the two parsers to our codes; errors that the client did not cause stay as they are. */
function asRefusal(error: unknown): unknown {
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_UNEXPECTED_FILE') return fileMissing();
    return new AppError('malformed_request', { cause: error });
  }
  const { status } = error as { status?: number };
  if (status === 413) return new AppError('body_too_large', { cause: error });
  if (status === 415) return new AppError('unsupported_media_type', { cause: error });
  const broken =
    error instanceof Error && /^(Unexpected end of form|Malformed part|Multipart:|Request aborted)/.test(error.message);
  return status === 400 || broken ? new AppError('malformed_request', { cause: error }) : error;
}

/** The deepest JSON that is accepted, so that recursive code is safe. */
const mostDepth = 20;

/** The only character that PostgreSQL cannot store in a text. It is refused in the input. */
function refuseNullCharacters(value: unknown, path: string[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw refuseField(path.join('.'), 'invalid');
    return;
  }
  if (!(value instanceof Object)) return;
  if (path.length >= mostDepth) throw new AppError('malformed_request');
  for (const [key, inner] of Object.entries(value)) {
    path.push(key);
    refuseNullCharacters(inner, path);
    path.pop();
  }
}
