import {
  authUrlSchema,
  disconnectedSchema,
  imapConnectSchema,
  imapPresetsSchema,
  mailboxConnectSchema,
  mailConnectionPatchSchema,
  mailConnectionSchema,
  oauthProviderSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { ConnectionService } from './connection.service.ts';
import { presentConnection } from './mailbox.presenter.ts';

const whichSchema = z.object({ email: z.string().max(254).optional() });
const connectErrors = ['provider_not_configured', 'provider_unavailable'] as const;

/** Connects and disconnects mailboxes. */
export function mailboxRoutes(handle: Handle, connections: ConnectionService): Router {
  const router = Router();

  router.get(
    '/connections',
    handle({ summary: 'The connected mailboxes', response: mailConnectionSchema.array() }, async ({ user }) =>
      (await connections.list(user.id)).map(presentConnection),
    ),
  );

  router.patch(
    '/connections/:id',
    handle(
      {
        summary: 'Whether a mailbox is looked through every week',
        params: z.object({ id: z.uuid() }),
        body: mailConnectionPatchSchema,
        response: mailConnectionSchema,
        errors: ['connection_not_found'],
      },
      async ({ user, params, body }) =>
        presentConnection(await connections.setAutomatic(user.id, params.id, body.automatic)),
    ),
  );

  for (const provider of oauthProviderSchema.options) {
    router.get(
      `/${provider}/auth-url`,
      handle(
        {
          summary: `Where to send the browser to connect ${provider}`,
          sessionOnly: true,
          response: authUrlSchema,
          errors: connectErrors,
        },
        async ({ user }) => ({ auth_url: await connections.authUrl(user, provider) }),
      ),
    );
  }

  router.post(
    '/connect',
    handle(
      {
        summary: 'Connects a mailbox with the code that its provider gave; again: replaces it, 200',
        sessionOnly: true,
        body: mailboxConnectSchema,
        response: mailConnectionSchema,
        status: [201, 200],
        errors: ['oauth_failed', 'too_many_mailboxes', ...connectErrors],
      },
      async ({ user, body, device, answerWith }) => {
        const { connection, isNew } = await connections.connect(user, body.provider, body.code, device);
        if (!isNew) answerWith(200);
        return presentConnection(connection);
      },
    ),
  );

  router.get(
    '/imap/providers',
    handle({ summary: 'What well-known providers need for IMAP', response: imapPresetsSchema }, () =>
      connections.presets(),
    ),
  );

  router.post(
    '/imap/connect',
    handle(
      {
        summary:
          'Connects a mailbox by IMAP: TLS from the first byte, or STARTTLS on port 143; again: replaces it, 200',
        body: imapConnectSchema,
        response: mailConnectionSchema,
        status: [201, 200],
        errors: ['imap_connection_failed', 'imap_login_failed', 'too_many_mailboxes', 'too_many_requests'],
      },
      async ({ user, body, device, answerWith }) => {
        const { connection, isNew } = await connections.connectImap(user, body, device);
        if (!isNew) answerWith(200);
        return presentConnection(connection);
      },
    ),
  );

  router.delete(
    '/imap/disconnect',
    handle(
      {
        summary: 'Lets an IMAP mailbox go. `email` may also stand in the body',
        query: whichSchema,
        body: whichSchema,
        response: disconnectedSchema,
        errors: ['connection_not_found'],
      },
      ({ user, query, body, device, today }) =>
        connections.disconnect(user, 'imap', query.email ?? body.email, { device, today }),
    ),
  );

  router.delete(
    '/connection/:provider',
    handle(
      {
        summary: 'Lets a mailbox go and ends our permission; `email` says which where there are several',
        params: z.object({ provider: oauthProviderSchema }),
        query: whichSchema,
        response: disconnectedSchema,
        errors: ['connection_not_found', 'invalid_input'],
      },
      ({ user, params, query, device, today }) =>
        connections.disconnect(user, params.provider, query.email, { device, today }),
    ),
  );

  return router;
}
