import {
  webhookDeliveryDetailSchema,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookPatchSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentDelivery, presentDeliveryDetail, presentWebhook } from './webhook.presenter.ts';
import type { WebhooksService } from './webhook.service.ts';

const params = z.object({ id: z.uuid() });
const feature = 'integrations';

export function webhookRoutes(handle: Handle, webhooks: WebhooksService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary: 'Receivers of events, oldest first, also after the plan that delivers to them',
        response: webhookSchema.array(),
      },
      async ({ user }) => (await webhooks.list(user.id)).map(presentWebhook),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Adds a receiver, and answers the secret of its signatures (Standard Webhooks), once',
        feature,
        confirmed: true,
        body: webhookInputSchema,
        response: webhookWithSecretSchema,
        status: 201,
        errors: ['too_many_webhooks'],
      },
      async ({ user, body, device }) => {
        const { row, secret } = await webhooks.create(user.id, body, device);
        return { ...presentWebhook(row), secret };
      },
    ),
  );

  router.patch(
    '/:id',
    handle(
      {
        summary: 'Changes the events of a receiver, or enables or disables it; absent means leave',
        feature,
        params,
        body: webhookPatchSchema,
        response: webhookSchema,
        errors: ['webhook_not_found'],
      },
      async ({ user, params, body }) => presentWebhook(await webhooks.update(user.id, params.id, body)),
    ),
  );

  router.delete(
    '/:id',
    handle(
      { summary: 'Removes a receiver with its deliveries', params, errors: ['webhook_not_found'] },
      ({ user, params, device }) => webhooks.remove(user.id, params.id, device),
    ),
  );

  router.post(
    '/:id/rotate-secret',
    handle(
      {
        summary: 'Answers a new secret, once; for a day, deliveries are signed with the previous one as well',
        feature,
        confirmed: true,
        params,
        response: webhookWithSecretSchema,
        errors: ['webhook_not_found'],
      },
      async ({ user, params, device }) => {
        const { row, secret } = await webhooks.rotate(user.id, params.id, device);
        return { ...presentWebhook(row), secret };
      },
    ),
  );

  router.post(
    '/:id/test',
    handle(
      {
        summary: 'Sends a test, and answers what came back',
        feature,
        params,
        response: webhookDeliveryDetailSchema,
        errors: ['webhook_not_found', 'too_many_requests'],
      },
      async ({ user, params }) => presentDeliveryDetail(await webhooks.test(user.id, params.id)),
    ),
  );

  router.get(
    '/:id/deliveries',
    handle(
      {
        summary: 'Deliveries to a receiver, newest first, without a page the latest hundred; kept for thirty days',
        params,
        response: webhookDeliverySchema.array(),
        paged: true,
        errors: ['webhook_not_found'],
      },
      async ({ user, params, page }) => (await webhooks.deliveries(user.id, params.id, page)).map(presentDelivery),
    ),
  );

  router.get(
    '/deliveries/:id',
    handle(
      {
        summary: 'A delivery with every request and the beginning of every answer',
        params,
        response: webhookDeliveryDetailSchema,
      },
      async ({ user, params }) => presentDeliveryDetail(await webhooks.delivery(user.id, params.id)),
    ),
  );

  router.post(
    '/deliveries/:id/replay',
    handle(
      {
        summary: 'Sends a delivery again under the same event id, and answers what came back',
        feature,
        params,
        response: webhookDeliveryDetailSchema,
        errors: ['too_many_requests'],
      },
      async ({ user, params }) => presentDeliveryDetail(await webhooks.replay(user.id, params.id)),
    ),
  );

  return router;
}
