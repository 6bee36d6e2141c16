import type { RequestParamHandler } from 'express';
import { send } from '#faults/send.ts';
import { languageOf, sendPage } from '#pages.ts';
import { describe, refuseToken } from './errors.ts';
import { isTenant } from './people.ts';
import { refusedPage } from './sign-in-pages.ts';

/** Lets nobody pass to a tenant that is none: a browser sees a page, a server the token endpoint's refusal. */
export const refuseTenant: RequestParamHandler = (req, res, next, tenant) => {
  if (isTenant(tenant)) return next();
  if (req.method === 'POST') return void send(req, res, refuseToken(90002));
  return sendPage(req, res, refusedPage(describe(90002).error_description, languageOf(req)));
};
