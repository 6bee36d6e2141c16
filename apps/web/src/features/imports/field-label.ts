import type { ImportField } from '@kumbara/shared';
import i18next from 'i18next';
import type { TextKey } from '#i18n/namespaces.ts';

const labels: Record<ImportField, TextKey> = {
  name: 'subscriptions:form.name',
  amount: 'subscriptions:form.amount',
  currency: 'subscriptions:form.currency',
  billing_cycle: 'subscriptions:form.cycle',
  billing_interval: 'subscriptions:form.interval',
  next_payment_date: 'subscriptions:form.nextPayment',
  category: 'subscriptions:form.category',
  status: 'imports:field.status',
  payment_method: 'subscriptions:form.paymentMethod',
  url: 'subscriptions:form.url',
  notes: 'subscriptions:form.notes',
  started_on: 'subscriptions:form.startedOn',
  trial_ends_on: 'subscriptions:form.trialEndsOn',
  price_after_trial: 'subscriptions:form.priceAfterTrial',
  commitment_ends_on: 'subscriptions:form.commitmentEndsOn',
  notice_days: 'subscriptions:form.noticeDays',
  share_mine: 'subscriptions:form.shareMine',
  share_parts: 'subscriptions:form.shareParts',
  reminder_days: 'subscriptions:form.reminderDays',
  family_visible: 'subscriptions:form.familyVisible',
  cancelled_on: 'imports:field.cancelledOn',
  ends_on: 'imports:field.endsOn',
  billing_anchor: 'imports:field.anchor',
};

/** What a field is called on the form of a subscription. */
export const fieldLabel = (field: ImportField): string => i18next.t(labels[field]);

export const isImportField = (field: string): field is ImportField => field in labels;
