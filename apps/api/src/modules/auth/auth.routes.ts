import {
  emailVerifySchema,
  loginSchema,
  passwordChangeSchema,
  passwordForgotSchema,
  passwordResetSchema,
  secondStepSchema,
  signedInSchema,
  signInAnswerSchema,
  signupSchema,
  userSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import type { Call } from '#http/call.ts';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { AuthService } from './auth.service.ts';
import type { EmailService } from './email.service.ts';
import type { PasswordService } from './password.service.ts';

type EnteredUser = Awaited<ReturnType<AuthService['login']>>;
type Entering = Pick<Call<{ summary: string; public: true }>, 'signIn' | 'secondStep' | 'answerWith'>;

/** Signs the browser in, or lets it try the second step. */
function enter({ signIn, secondStep, answerWith }: Entering, { user, account, ...entered }: EnteredUser) {
  if ('pending' in entered) {
    secondStep.begin(entered.pending, entered.seconds);
    answerWith(202);
    return { second_step: { has_passkey: entered.has_passkey } };
  }
  signIn(entered, account);
  return { token: entered.token, user: presentUser(user) };
}

export function authRoutes(
  handle: Handle,
  { auth, password, email }: { auth: AuthService; password: PasswordService; email: EmailService },
): Router {
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
        const { user, account, token, expires } = await auth.signUp(body, { language, address, device });
        signIn({ token, expires }, account);
        return { token, user: presentUser(user) };
      },
    ),
  );

  router.post(
    '/login',
    handle(
      {
        summary: 'Signs in; 202 asks for the second step first, where two-step sign-in is on',
        public: true,
        body: loginSchema,
        response: signInAnswerSchema,
        status: [200, 202],
        errors: ['invalid_credentials', 'too_many_requests'],
      },
      async (call) => enter(call, await auth.login(call.body, call)),
    ),
  );

  router.post(
    '/login/second-step',
    handle(
      {
        summary: 'Ends a sign-in with a code of the authenticator app or a recovery code, in the browser that began it',
        public: true,
        body: secondStepSchema,
        response: signedInSchema,
        errors: ['sign_in_expired', 'too_many_requests'],
      },
      async (call) => {
        const { body, secondStep, signIn } = call;
        const { user, account, token, expires } = await auth.finishLogin(secondStep.value, body.code, call);
        secondStep.end();
        signIn({ token, expires }, account);
        return { token, user: presentUser(user) };
      },
    ),
  );

  router.get(
    '/me',
    handle({ summary: 'Who is signed in', sessionOnly: true, response: userSchema }, ({ user }) => presentUser(user)),
  );

  router.post(
    '/logout',
    handle(
      { summary: 'Ends this session, its token and its cookie', sessionOnly: true, status: 204 },
      async ({ user, device, signOut }) => {
        await auth.logout(user.id, user.session_id, device);
        signOut();
      },
    ),
  );

  router.post(
    '/password/forgot',
    handle(
      {
        summary: 'Sends a link for a new password, if there is such an account; the answer is always the same',
        public: true,
        body: passwordForgotSchema,
        status: 202,
        errors: ['too_many_requests'],
      },
      ({ body, address, knownBrowser }) => password.forgot(body.email, { address, knownBrowser }),
    ),
  );

  router.post(
    '/password/reset',
    handle(
      {
        summary: 'Sets a new password with the link of a mail, ends all sessions, and signs in as log-in does',
        public: true,
        body: passwordResetSchema,
        response: signInAnswerSchema,
        status: [200, 202],
        errors: ['link_invalid', 'too_many_requests'],
      },
      async (call) => enter(call, await password.reset(call.body.token, call.body.password, call.device)),
    ),
  );

  router.post(
    '/password/change',
    handle(
      {
        summary: 'Sets a new password, and ends all other sessions',
        sessionOnly: true,
        body: passwordChangeSchema,
        status: 204,
        errors: ['fresh_sign_in_required', 'too_many_requests'],
      },
      ({ user, body, device }) => password.change(user, body, device),
    ),
  );

  router.post(
    '/email/verify',
    handle(
      {
        summary: 'Confirms an address with the link of a mail, for a session or with the password of the account',
        public: true,
        body: emailVerifySchema,
        status: 204,
        errors: ['link_invalid', 'password_required', 'too_many_requests'],
      },
      (call) => email.verify(call.body, call),
    ),
  );

  router.post(
    '/email/resend',
    handle(
      { summary: 'Sends the link that confirms the address once more', sessionOnly: true, status: 202 },
      ({ user }) => email.resend(user),
    ),
  );

  return router;
}
