export * from './account.ts';
export * from './assistant.ts';
export * from './billing.ts';
export * from './billing-schema.ts';
export * from './category.ts';
export * from './checkout.ts';
export * from './currency.ts';
export * from './currency-schema.ts';
export * from './date.ts';
export * from './date-schema.ts';
export * from './detection.ts';
export * from './errors.ts';
export * from './exchange.ts';
export * from './family.ts';
export * from './language.ts';
export * from './language-schema.ts';
export * from './mailbox.ts';
export * from './money.ts';
export * from './name.ts';
export * from './name-schema.ts';
export * from './occurrences.ts';
export * from './plan.ts';
export * from './plan-schema.ts';
<<<<<<< HEAD
export * from './reminder.ts';
=======
export * from './savings.ts';
>>>>>>> b4460bb0 (Keep a ledger of what ended subscriptions save)
export * from './statement.ts';
export * from './subscription.ts';
export * from './support.ts';
export * from './user.ts';
