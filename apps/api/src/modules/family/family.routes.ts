import {
  familyInvitationSchema,
  familyInviteSchema,
  familyOfferSchema,
  familySchema,
  familyTokenSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentFamily, presentInvitation } from './family.presenter.ts';
import type { FamilyService } from './family.service.ts';
import type { InvitationService } from './invitation.service.ts';

const params = z.object({ id: z.uuid() });
const tokenErrors = ['link_invalid', 'invitation_for_other', 'too_many_requests'] as const;

export function familyRoutes(
  handle: Handle,
  { family, invitations }: { family: FamilyService; invitations: InvitationService },
): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      { summary: 'Who is in the family, and what they let each other see', response: familySchema },
      async ({ user, today }) => presentFamily(await family.read(user.id), today),
    ),
  );

  router.post(
    '/invitations',
    handle(
      {
        summary: 'Invites somebody by mail; good for seven days, for the account with that address',
        feature: 'family',
        idempotent: true,
        body: familyInviteSchema,
        response: familyInvitationSchema,
        status: 201,
        errors: [
          ...(['email_not_verified', 'family_owner_only', 'cannot_invite_self', 'already_in_family'] as const),
          ...(['already_invited', 'family_full', 'too_many_requests'] as const),
        ],
      },
      async ({ user, body, device, keepAnswer }) =>
        presentInvitation(
          await invitations.invite(user, body.email, device, async (tx, row) =>
            keepAnswer?.(tx, presentInvitation(row)),
          ),
        ),
    ),
  );

  router.delete(
    '/invitations/:id',
    handle({ summary: 'Takes an invitation back', params, status: 204 }, ({ user, params }) =>
      invitations.withdraw(user.id, params.id),
    ),
  );

  router.post(
    '/invitations/look',
    handle(
      {
        summary: 'Whose invitation the link of a mail is',
        reads: true,
        body: familyTokenSchema,
        response: familyOfferSchema,
        errors: tokenErrors,
      },
      async ({ user, body }) => {
        const { user: owner, expires_at } = await invitations.look(user, body.token);
        return { owner, expires_at: expires_at.toISOString() };
      },
    ),
  );

  router.post(
    '/invitations/accept',
    handle(
      {
        summary: 'Joins the family with the link of a mail',
        body: familyTokenSchema,
        status: 204,
        errors: [...tokenErrors, 'email_not_verified', 'in_other_family', 'family_paused', 'family_full'],
      },
      ({ user, body, device }) => invitations.accept(user, body.token, device),
    ),
  );

  router.post(
    '/invitations/decline',
    handle(
      { summary: 'Refuses an invitation for good', body: familyTokenSchema, status: 204, errors: tokenErrors },
      ({ user, body }) => invitations.decline(user, body.token),
    ),
  );

  router.post(
    '/leave',
    handle({ summary: 'Leaves the family, at once', status: 204, errors: ['not_in_family'] }, ({ user, device }) =>
      family.leave(user, device),
    ),
  );

  router.delete(
    '/members/:id',
    handle(
      { summary: 'Removes somebody from one’s own family, at once', params, status: 204 },
      ({ user, params, device }) => family.remove(user, params.id, device),
    ),
  );

  return router;
}
