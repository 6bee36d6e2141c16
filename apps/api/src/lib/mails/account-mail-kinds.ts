/** Mails about the account itself. Their texts are the keys of the same name in the namespace `mails`. */
export const accountMailKinds = [
  'verify_email',
  'reset_password',
  'password_changed',
  'preregistration_dropped',
  'preregistration_reset',
  'cancelled_by_mail',
  'family_joined',
  'family_removed',
  'family_ended',
  'family_paused',
  'plan_premium',
  'plan_pro',
  'plan_ended',
  'payment_failed',
  'account_deleted',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];
