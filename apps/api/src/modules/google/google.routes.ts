import { type AuthProviders, authProvidersSchema, sessionExchangeSchema, signedInSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { GoogleService } from './google.service.ts';
import { redirectFailures } from './redirect-failures.ts';

/** A repeated or overlong parameter counts as absent, so that the browser is redirected and never sees JSON. */
const part = z.string().max(2048).optional().catch(undefined);
const returnSchema = z.object({ code: part, state: part, iss: part });

export function googleRoutes(handle: Handle, google: GoogleService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary: 'Sends the browser to Google',
        public: true,
        query: z.object({ redirect: z.string() }),
        redirects: true,
        errors: ['invalid_input', 'provider_not_configured'],
      },
      ({ query, transaction }) => google.start(query.redirect, transaction),
    ),
  );

  router.get(
    '/callback',
    handle(
      { summary: 'Takes the browser back from Google', public: true, query: returnSchema, redirects: true },
      ({ query: { code, state, iss }, transaction, language, address, device }) =>
        google.finish({ code, state, iss, transaction }, { language, address, device }),
    ),
  );

  router.use(redirectFailures(google.failureUrl));
  return router;
}

export function sessionExchangeRoutes(handle: Handle, google: GoogleService): Router {
  const router = Router();

  router.post(
    '/',
    handle(
      {
        summary: 'Signs in with the code that a return from Google carries',
        public: true,
        body: sessionExchangeSchema,
        response: signedInSchema,
        errors: ['session_code_invalid'],
      },
      async ({ body, transaction, device, signIn }) => {
        const { user, account, token, expires } = await google.exchange(body.session_id, transaction.value, device);
        transaction.end();
        signIn({ token, expires }, account);
        return { token, user: presentUser(user) };
      },
    ),
  );

  return router;
}

export function providerRoutes(handle: Handle, providers: AuthProviders): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary: 'Lists the providers that are set up, for sign-in and mailboxes',
        public: true,
        response: authProvidersSchema,
      },
      () => providers,
    ),
  );

  return router;
}
