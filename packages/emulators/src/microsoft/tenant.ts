import type { RequestParamHandler } from 'express';
import { sendReply } from '#http/send.ts';
import { languageOf, sendPage } from '#pages.ts';
import { describe, refuseToken } from './errors.ts';
import { renderErrorPage } from './sign-in-pages.ts';
import { isTenant } from './users.ts';

/** Refuses an unknown tenant: a browser gets a page, a server the error of the token endpoint. */
export const refuseTenant: RequestParamHandler = (req, res, next, tenant) => {
  if (isTenant(tenant)) return next();
  if (req.method === 'POST') return void sendReply(req, res, refuseToken('AADSTS90002'));
  return sendPage(req, res, renderErrorPage(describe('AADSTS90002').error_description, languageOf(req)));
};
