import { loginSchema, signedInSchema, signupSchema, userSchema } from '@kumbara/shared';
import { Router } from 'express';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(handle: Handle, auth: AuthService): Router {
  const router = Router();

  router.post(
    '/signup',
    handle(
      {
        summary: 'Opens an account and signs in',
        public: true,
        body: signupSchema,
        response: signedInSchema,
        status: 201,
        errors: ['email_taken', 'too_many_requests'],
      },
      async ({ body, language, address, device, signIn }) => {
        const { user, token, expires } = await auth.signUp(body, { language, address, device });
        signIn({ token, expires });
        return { token, user: presentUser(user) };
      },
    ),
  );

  router.post(
    '/login',
    handle(
      {
        summary: 'Signs in',
        public: true,
        body: loginSchema,
        response: signedInSchema,
        errors: ['invalid_credentials', 'too_many_requests'],
      },
      async ({ body, address, device, signIn }) => {
        const { user, token, expires } = await auth.login(body, { address, device });
        signIn({ token, expires });
        return { token, user: presentUser(user) };
      },
    ),
  );

  router.get(
    '/me',
    handle({ summary: 'Who is signed in', response: userSchema }, ({ user }) => presentUser(user)),
  );

  router.post(
    '/logout',
    handle({ summary: 'Ends this session, its token and its cookie', status: 204 }, async ({ user, signOut }) => {
      await auth.logout(user.id, user.session_id);
      signOut();
    }),
  );

  return router;
}
