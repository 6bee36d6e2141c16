import { z } from 'zod';
import { thingNameSchema } from './name-schema.ts';
import { signedInSchema } from './user.ts';

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
/** A present password is checked and not judged, so that older and longer ones work. */
const presentPasswordSchema = z.string().min(1).max(1024);

/** A code of the authenticator app (six digits, spaces allowed) or a recovery code. */
const codeSchema = z.string().trim().min(1).max(64);

/** What a passkey answers to a challenge: `AuthenticationResponseJSON` of WebAuthn level 3, in its own spelling. */
export const passkeyAnswerSchema = z.object({
  id: base64url(1_500),
  rawId: base64url(1_500),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
  clientExtensionResults: z.object({}),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** A new passkey: `RegistrationResponseJSON` of WebAuthn level 3. */
const newPasskeyAnswerSchema = z.object({
  id: base64url(1_500),
  rawId: base64url(1_500),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswerSchema>;

/** Options for `navigator.credentials`: `PublicKeyCredential…OptionsJSON` of WebAuthn level 3. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** The password was right and the account has two-step sign-in: nobody is signed in before the second step. */
export const secondStepRequiredSchema = z.object({
  second_step: z.object({
    /** Whether the account also has a passkey, which signs in without password and code. */
    has_passkey: z.boolean(),
  }),
});
export const signInAnswerSchema = z.union([signedInSchema, secondStepRequiredSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const secondStepSchema = z.object({ code: codeSchema });
export const passkeySignInSchema = z.object({ passkey: passkeyAnswerSchema });

/** Ways to confirm that it is the user who asks. `sign_in` means a new sign-in, for accounts without any of the others. */
export const confirmationMethods = ['authenticator', 'passkey', 'password', 'sign_in'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

export const confirmationSchema = z.union([
  z.object({ code: codeSchema }),
  z.object({ password: presentPasswordSchema }),
  z.object({ passkey: passkeyAnswerSchema }),
]);
export type Confirmation = z.infer<typeof confirmationSchema>;

export const twoStepSchema = z.object({
  /** When the authenticator app was set up; null without one. */
  on_since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
});
export type TwoStep = z.infer<typeof twoStepSchema>;

export const authenticatorSetupSchema = z.object({
  /** The secret in base32, for typing. */
  secret: z.string(),
  /** The same for a QR code: `otpauth://totp/…`. */
  uri: z.string(),
  /** Goes back to the server with the first code. Nothing is stored before that. */
  setup: z.string(),
});
export type AuthenticatorSetup = z.infer<typeof authenticatorSetupSchema>;

export const turnOnTwoStepSchema = z.object({ setup: z.string().min(1).max(1_000), code: codeSchema });
export type TurnOnTwoStep = z.infer<typeof turnOnTwoStepSchema>;

/** Shown once: the server keeps only hashes. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const passkeySchema = z.object({
  id: z.uuid(),
  /** At first the browser and system that it was made with; empty where they do not name themselves. */
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const newPasskeySchema = z.object({ passkey: newPasskeyAnswerSchema });
export const passkeyPatchSchema = z.object({ name: thingNameSchema.refine((name) => name.length <= 60) });
