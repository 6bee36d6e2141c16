import type { MailWords } from './words.ts';

export const english: MailWords = {
  hello: ['Hi {person},', 'Hello {person},', 'Dear {person},', 'Hey there,'],
  bye: [
    'The {service} Team',
    'Cheers,\n{service}',
    'Thanks for being with us.\n{service}',
    'Your friends at {service}',
  ],
  footer: [
    'You are receiving this email because you have a {service} account. Cancel any time in your account settings.',
    'Questions? Visit our Help Center. You can manage or cancel your membership whenever you like.',
  ],
  imprint: [
    'Please do not reply to this message. Help Center | Terms of Use | Privacy',
    '© {service}. All rights reserved. Manage email preferences.',
  ],
  renewal: [
    'It renews automatically {every} until you cancel.',
    'We will charge your card {every}.',
    'Your membership continues {every} unless cancelled.',
  ],
  cycles: {
    weekly: { adjective: 'Weekly', per: ['/week', ' per week'], every: 'every week' },
    monthly: { adjective: 'Monthly', per: ['/month', '/mo', ' per month'], every: 'every month' },
    quarterly: { adjective: 'Quarterly', per: [' every 3 months'], every: 'every 3 months' },
    halfyearly: { adjective: '6-Month', per: [' every 6 months'], every: 'every 6 months' },
    yearly: { adjective: 'Annual', per: ['/year', '/yr', ' per year'], every: 'every year' },
  },
  labels: {
    service: ['Item', 'Description', 'Product'],
    plan: ['Plan', 'Subscription', 'Membership', 'Package'],
    price: ['Price', 'Amount', 'Subscription fee', 'Unit price'],
    tax: ['Tax', 'VAT (20%)', 'Sales tax'],
    total: ['Total', 'Amount paid', 'Total charged', 'Grand total'],
    next: ['Next billing date', 'Renews on', 'Next payment', 'Next charge'],
    date: ['Date', 'Date paid', 'Invoice date', 'Billed on'],
    order: ['Order number', 'Invoice number', 'Receipt #'],
    paidWith: ['Payment method', 'Paid with', 'Card'],
    period: ['Service period', 'Billing period', 'Period'],
    quantity: ['Qty'],
  },
  plans: ['Standard', 'Premium', 'Individual', 'Family', 'Basic', 'Plus'],
  events: {
    charge: [
      ['Your {service} receipt', 'Thanks for your payment. Here is the receipt for your {service} subscription.'],
      ['Payment received', 'We received your payment for {service} {plan}. Nothing else to do, enjoy!'],
      [
        'Your invoice from {service}',
        'Your {service} invoice of {date} is ready. {total} was charged to your card ending in {card}.',
      ],
      [
        'Your subscription has been renewed',
        'Your {service} {plan} subscription just renewed for another term. We charged {total} to your card.\nIt will renew again on {next}.',
      ],
      [
        'Receipt for {plan}',
        'This is a receipt for your recent payment of {total} to {service}. Your membership now runs through {next}.',
      ],
      [
        'Thanks for paying, {person}',
        'This period of {service} is paid. A copy of the invoice is kept in your account.',
      ],
    ],
    started: [
      [
        'Welcome to {service}',
        'Your {plan} membership is now active.\nYou pay {price}, and your next payment is on {next}.',
      ],
      [
        'Your {service} subscription is confirmed',
        'Thank you for subscribing to {service} {plan}. Your card was charged {price} today and will be charged again on {next}.',
      ],
    ],
    renewal_notice: [
      [
        'Your subscription renews soon',
        'Your {service} {plan} subscription will renew automatically on {next} for {price}. There is nothing you need to do.',
      ],
      [
        'Upcoming {service} renewal',
        'Just a heads-up: on {next} we will charge {price} to your card ending in {card} for {service}. If you would rather not continue, cancel before then.',
      ],
      [
        '{service}: payment due {next}',
        'The next payment of {price} for your {plan} membership will be taken on {next}.',
      ],
    ],
    trial_started: [
      [
        'Your free trial has started',
        'Your {service} {plan} trial is on. It is free until {until}; after that you pay {price} unless you cancel first.',
      ],
      ['{service}: trial confirmed', 'Enjoy {service} on us until {until}. We will then charge {price}.'],
    ],
    trial_ending: [
      [
        'Your trial is ending',
        'Your free trial of {service} ends on {until}. On that day your {plan} subscription begins at {price}. Not for you? Cancel before then.',
      ],
      ['A few days left of your {service} trial', 'On {until} your trial turns into a paid {plan} plan, {price}.'],
    ],
    price_rise: [
      [
        'Update to your {service} price',
        'The price of your {service} subscription is changing. You currently pay {old}; starting {next} you will pay {price}.',
      ],
      [
        'Your plan’s price is going up',
        'To keep improving {service}, we are raising the price of {plan} from {old} to {price}. This takes effect on {next}.',
      ],
      [
        'A change to your subscription',
        'From {next}, {service} {plan} costs {price} instead of {old}. Your benefits stay the same.',
      ],
    ],
    payment_failed: [
      [
        'We could not process your payment',
        'Your payment of {total} for {service} did not go through on your card ending in {card}. We will try again on {next}. Please check your card details.',
      ],
      [
        'Problem with your {service} payment',
        'Your bank declined our last charge. Update your payment method to keep your membership. Amount due: {total}',
      ],
    ],
    refund: [
      [
        'Your refund is on its way',
        '{service} has refunded {total}. Depending on your bank it takes 5 to 10 business days to show up.',
      ],
      ['Refund from {service}', 'As you asked, your payment of {total} made on {date} has been refunded.'],
    ],
    plan_change: [
      [
        'Your plan has changed',
        'You switched from {oldPlan} to {plan} on {service}. Your new price is {price}, charged on {next}.',
      ],
      ['{service} plan change confirmed', 'All set: you are now on {plan}. From {next} you pay {price}.'],
    ],
    cancelled: [
      [
        'Your subscription has been cancelled',
        'As requested, your {service} subscription was cancelled on {date}. You will not be charged again.',
      ],
      [
        'Goodbye from {service}',
        'We are sorry to see you go. Your {service} membership ended today. Should you change your mind, we will be here.',
      ],
      ['Cancellation confirmation', 'Your {service} cancellation is complete. To come back, simply sign in.'],
    ],
    cancelled_at_period_end: [
      [
        'You cancelled your {service} subscription',
        'We have received your cancellation. You can keep using {service} until {until}; it will not renew after that.',
      ],
      [
        'Your subscription will not renew',
        'Your {service} {plan} subscription is cancelled and ends on {until}. Until then you keep all benefits.',
      ],
      [
        'Auto-renew is off',
        'Automatic renewal of your {plan} membership has been turned off. Your last day of access is {until}.',
      ],
    ],
    reactivated: [
      [
        'Welcome back',
        'Your {service} membership has been restarted. You will pay {price} for {plan}, next on {next}.',
      ],
      [
        'Your {service} subscription is active again',
        'We have undone your cancellation: {service} goes on as before. {price} will be charged on {next}.',
      ],
    ],
    gift: [
      [
        'You got a gift: {service}',
        '{person}, a friend has given you 3 months of {service}! No card needed, just redeem the code {order}.',
      ],
      [
        'Your {service} gift card',
        'Your order of a {service} gift card worth {total} is complete and the code was sent to the recipient. This is a one-time purchase.',
      ],
    ],
  },
  seeOnline: 'Having trouble seeing this email? View it in your browser.',
  forward: {
    prefix: 'Fwd: ',
    line: '---------- Forwarded message ---------',
    from: 'From',
    date: 'Date',
    subject: 'Subject',
    to: 'To',
  },
  store: {
    appleReceipt: ['Your receipt from Apple', 'Receipt'],
    appleRenews: 'Renews {next}',
    appleBought: 'In-App Purchase',
    appleConfirmed: [
      'Your subscription confirmation',
      'You have purchased the following subscription.\n{app}\n{price}\nYour subscription renews automatically {every}. Next renewal: {next}',
    ],
    appleCancelled: [
      'Your subscription is expiring',
      'This confirms that you cancelled the following subscription.\n{app}\nYou can keep using it until {until}.',
    ],
    playReceipt: [
      'Your Google Play Order Receipt from {date}',
      'Thank you. You made a purchase on Google Play on {date}.',
    ],
    playRecurring: 'Auto-renewing subscription',
    playCancelled: [
      'Your Google Play subscription was cancelled',
      'Your subscription to {app} has been cancelled. You still have access until {until}.',
    ],
    paypalPaid: ['Your automatic payment to {service}', 'You sent an automatic payment of {total} to {service}.'],
  },
};
