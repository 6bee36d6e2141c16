import {
  authenticatorSetupSchema,
  confirmationSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyPatchSchema,
  passkeySchema,
  passkeySignInSchema,
  recoveryCodesSchema,
  signedInSchema,
  turnOnTwoStepSchema,
  twoStepSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { presentPasskey } from './passkey.presenter.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { TwoStepService } from './two-step.service.ts';

const params = z.object({ id: z.uuid() });
/** As long as a challenge counts. */
const browserSeconds = 600;

export function twoStepRoutes(handle: Handle, twoStep: TwoStepService): Router {
  const router = Router();

  router.get(
    '/',
    handle({ summary: 'Whether two-step sign-in is on', sessionOnly: true, response: twoStepSchema }, ({ user }) =>
      twoStep.read(user.id),
    ),
  );

  router.post(
    '/setup',
    handle(
      {
        summary: 'Makes the secret of an authenticator app; it counts once the first code comes back with it',
        sessionOnly: true,
        confirmed: 'always',
        response: authenticatorSetupSchema,
      },
      ({ user }) => twoStep.setUp(user),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Turns two-step sign-in on with the first code, and answers the recovery codes, once',
        sessionOnly: true,
        confirmed: 'always',
        body: turnOnTwoStepSchema,
        response: recoveryCodesSchema,
        status: 201,
        errors: ['two_step_already_on', 'setup_expired'],
      },
      async ({ user, body, device }) => ({ recovery_codes: await twoStep.turnOn(user, body, device) }),
    ),
  );

  router.delete(
    '/',
    handle(
      {
        summary: 'Turns two-step sign-in off',
        sessionOnly: true,
        confirmed: 'always',
        status: 204,
        errors: ['two_step_not_on'],
      },
      ({ user, device }) => twoStep.turnOff(user, device),
    ),
  );

  router.post(
    '/recovery-codes',
    handle(
      {
        summary: 'Makes new recovery codes; the others stop working',
        sessionOnly: true,
        confirmed: 'always',
        response: recoveryCodesSchema,
        status: 201,
        errors: ['two_step_not_on'],
      },
      async ({ user, device }) => ({ recovery_codes: await twoStep.renewRecoveryCodes(user, device) }),
    ),
  );

  return router;
}

export function passkeyRoutes(handle: Handle, passkeys: PasskeyService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      { summary: 'The passkeys of the account', sessionOnly: true, response: passkeySchema.array() },
      async ({ user }) => (await passkeys.list(user.id)).map(presentPasskey),
    ),
  );

  router.post(
    '/options',
    handle(
      {
        summary: 'Begins to add a passkey: options for the browser, for ten minutes and this session',
        sessionOnly: true,
        confirmed: 'always',
        response: passkeyOptionsSchema,
      },
      ({ user }) => passkeys.newOptions(user),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Adds a passkey',
        sessionOnly: true,
        confirmed: 'always',
        body: newPasskeySchema,
        response: passkeySchema,
        status: 201,
        errors: ['passkey_refused', 'passkey_exists', 'too_many_passkeys'],
      },
      async ({ user, body, device }) => presentPasskey(await passkeys.add(user, body.passkey, device)),
    ),
  );

  router.patch(
    '/:id',
    handle(
      { summary: 'Renames a passkey', sessionOnly: true, params, body: passkeyPatchSchema, response: passkeySchema },
      async ({ user, params, body }) => presentPasskey(await passkeys.rename(user.id, params.id, body.name)),
    ),
  );

  router.delete(
    '/:id',
    handle(
      { summary: 'Removes a passkey', sessionOnly: true, confirmed: 'always', params, status: 204 },
      ({ user, params, device }) => passkeys.remove(user, params.id, device),
    ),
  );

  return router;
}

export function confirmationRoutes(
  handle: Handle,
  { confirmation, passkeys }: { confirmation: ConfirmationService; passkeys: PasskeyService },
): Router {
  const router = Router();

  router.post(
    '/options',
    handle(
      {
        summary: 'Begins to confirm with a passkey: options for the browser',
        sessionOnly: true,
        response: passkeyOptionsSchema,
      },
      ({ user }) => passkeys.confirmOptions(user),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Confirms for ten minutes that it is the user who asks, with a code, a passkey or the password',
        sessionOnly: true,
        body: confirmationSchema,
        status: 204,
        errors: ['confirmation_required', 'passkey_refused', 'too_many_requests'],
      },
      ({ user, body, device }) => confirmation.confirm(user, body, device),
    ),
  );

  return router;
}

export function passkeySignInRoutes(handle: Handle, passkeys: PasskeyService): Router {
  const router = Router();

  router.post(
    '/options',
    handle(
      {
        summary: 'Begins to sign in with a passkey: options for the browser, the same for everybody',
        public: true,
        response: passkeyOptionsSchema,
      },
      ({ ceremony }) => passkeys.signInOptions(ceremony.bind(browserSeconds)),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Signs in with a passkey, without password and second step',
        public: true,
        body: passkeySignInSchema,
        response: signedInSchema,
        errors: ['passkey_refused'],
      },
      async ({ body, ceremony, device, signIn }) => {
        const { user, account, token, expires } = await passkeys.signIn(body.passkey, ceremony.boundTo, device);
        signIn({ token, expires }, account);
        return { token, user: presentUser(user) };
      },
    ),
  );

  return router;
}
