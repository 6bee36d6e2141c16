import type { RequestParamHandler } from 'express';
import { sendReply } from '#http/send.ts';
import { languageOf, sendPage } from '#pages.ts';
import { describe, refuseToken } from './errors.ts';
import { renderErrorPage } from './sign-in-pages.ts';
import { isTenant } from './users.ts';

/** Lets nobody pass to a tenant that is none: a browser sees a page, a server the token endpoint's refusal. */
export const refuseTenant: RequestParamHandler = (req, res, next, tenant) => {
  if (isTenant(tenant)) return next();
  if (req.method === 'POST') return void sendReply(req, res, refuseToken(90002));
  return sendPage(req, res, renderErrorPage(describe(90002).error_description, languageOf(req)));
};
