import { expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

it.each([
  [
    'GitHub <notifications@github.com>',
    '[app] Renew monthly subscription billing $9.99 (#12)',
    'deniz opened a pull request: charge the subscription monthly $9.99 and email receipt.',
  ],
  [
    'GitHub <notifications@github.com>',
    'Re: [shop] Subscription renewal emails (#88)',
    'deniz commented: Your subscription has been renewed. $12.00 per month will be charged on Nov 14, 2026.',
  ],
  [
    'GitLab <gitlab@mg.gitlab.com>',
    'Re: shop | Subscription renewal mail (!31)',
    'Deniz Kaya commented: Your subscription has been renewed. $12.00 per month was charged.',
  ],
  [
    'Jira <jira@acme.atlassian.net>',
    '[JIRA] (SHOP-88) Subscription renewed mail',
    'Deniz Kaya updated an issue. Your subscription has been renewed. $12.00 per month was charged.',
  ],
  [
    'Slack <notification@slack.com>',
    'New message from Deniz in Acme',
    'Deniz Kaya: Your subscription has been renewed, $12.00 per month was charged.',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Deniz commented in Pricing',
    'Deniz commented: subscription renewed monthly for $12.00',
  ],
  [
    'Google Docs <comments-noreply@docs.google.com>',
    'Pricing - Subscription renewal $12.00',
    'Deniz Kaya added a comment. Your Netflix subscription was renewed for $12.00 per month',
  ],
  [
    'Deniz Kaya (via Google Sheets) <drive-shares-dm-noreply@google.com>',
    'Spreadsheet shared with you: "Netflix subscription monthly 229,99 TL"',
    'Deniz Kaya shared a spreadsheet. Netflix subscription renewed 229,99 TL monthly',
  ],
  [
    'LinkedIn <messages-noreply@linkedin.com>',
    'Murat sana yeni bir mesaj gönderdi',
    'Selam, Premium aboneliğini iptal ettiğini duydum, ayda 399 TL veriyordun.',
  ],
  [
    'LinkedIn <messaging-digest-noreply@linkedin.com>',
    'Jonas Wolf hat Ihnen eine Nachricht geschickt',
    'Ihr Premium-Abo wurde beendet, habe ich gehört. Bei uns kostet es 9,99 € im Monat.',
  ],
  [
    'LinkedIn <messages-noreply@linkedin.com>',
    'Chloé vous a envoyé un message',
    'Votre abonnement Premium a été résilié ? Le mien est à 29,99 € par mois.',
  ],
  [
    'LinkedIn <invitations@linkedin.com>',
    'Derya bağlantı kurmak istiyor',
    'Premium üyeliğim iptal edildi, seni buradan ekliyorum.',
  ],
  [
    'Reddit <noreply@redditmail.com>',
    'u/lark replied to your post',
    'Reddit Premium: your subscription has been cancelled, they told me.',
  ],
  [
    'Twitch <no-reply@twitch.tv>',
    'kestrel messaged you',
    'My subscription was cancelled, and yours has been renewed for $5.99.',
  ],
  [
    'Google Takvim <calendar-notification@google.com>',
    'Bildirim: Netflix aboneliğini iptal et @ 20 Eki',
    'Netflix aboneliğini iptal et. 229,99 TL aylık. Takvim: deniz.kaya',
  ],
  [
    'Google Calendar <calendar-notification@google.com>',
    'Notification: Netflix subscription renews $15.49 @ Tue Oct 20',
    'Netflix renews, $15.49 monthly. Calendar: deniz',
  ],
  [
    'Microsoft Outlook <calendar@microsoft.com>',
    'Reminder: Microsoft 365 renewal 99 USD',
    'You have an event: Microsoft 365 renews yearly for $99. Organizer: Deniz Kaya',
  ],
  [
    'Trello <do-not-reply@trello.com>',
    'Deniz mentioned you on the card Subscription',
    'Deniz mentioned you: the subscription was renewed, $5 per month charged',
  ],
  [
    'Figma <no-reply@email.figma.com>',
    'Deniz left a comment on Pricing',
    '"Your subscription was renewed for $15 per month" Reply in Figma',
  ],
  [
    'Asana <no-reply@asana.com>',
    'Deniz assigned a task to you: Renew Asana subscription $10.99 monthly',
    'Task: renew Asana subscription, $10.99 per month will be charged on Nov 14, 2026',
  ],
  [
    'Linear <notifications@linear.app>',
    'SHOP-12 Subscription renewal',
    'Deniz commented: your subscription was renewed, $8 per month',
  ],
  [
    'Dropbox <no-reply@dropbox.com>',
    'Deniz shared "Subscription renewal $11.99.pdf" with you',
    'Deniz shared a file: Your subscription was renewed for $11.99 per month',
  ],
  [
    'Zoom <no-reply@zoom.us>',
    'Meeting invitation: Zoom subscription renewal $15.99 monthly',
    'Deniz Kaya is inviting you to a scheduled Zoom meeting. Topic: subscription renewed $15.99 per month',
  ],
  [
    'Trello <do-not-reply@trello.com>',
    'Deniz, Abonelik kartında senden bahsetti',
    'Deniz Kaya yorum yaptı: abonelik yenilendi, aylık 99 TL çekildi',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Anna hat dich erwähnt: Abo',
    'Anna hat kommentiert: Dein Abo wurde verlängert, 12,00 EUR monatlich abgebucht.',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Anna vous a mentionné dans Budget',
    'Anna a commenté : votre abonnement a été renouvelé, 12,00 EUR par mois',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Anna te mencionó en Presupuesto',
    'Anna comentó: tu suscripción se ha renovado, 12,00 EUR al mes',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Anna ti ha menzionato in Bilancio',
    'Anna ha commentato: il tuo abbonamento è stato rinnovato, 12,00 EUR al mese',
  ],
  [
    'Notion <notify@mail.notion.so>',
    'Anna mencionou você em Orçamento',
    'Anna comentou: sua assinatura foi renovada, R$ 12,00 por mês',
  ],
])('what people write to each other through a service is none of its prices: %s, %s', (from, subject, text) => {
  expect(lines({ from, subject, text })).toEqual([]);
});

it('knows what a service sends on by the heads that it writes', () => {
  const mail = {
    from: 'Forge <noreply@github.com>',
    subject: 'Renewal of the yearly plan',
    text: 'Your subscription has been renewed. $12.00 per month was charged.',
  };
  expect(lines(mail)).toHaveLength(1);
  expect(lines({ ...mail, headers: [{ name: 'X-GitHub-Reason', value: 'mention' }] })).toEqual([]);
});

it.each([
  [
    'GitHub <noreply@github.com>',
    '[GitHub] Payment Receipt for lenavoss',
    'GitHub Pro. We charged $4.00 per month to your card.',
  ],
  [
    'GitHub <noreply@github.com>',
    '[GitHub] Your GitHub Copilot subscription renewed',
    'Your Copilot Pro subscription renewed: $10.00 per month was charged.',
  ],
  [
    'Notion <team@mail.notion.so>',
    'Your Notion plan renewed',
    'Your Plus plan was renewed. We charged $12.00 per month.',
  ],
  [
    'Zoom <billing@zoom.us>',
    'Your Zoom subscription renewed',
    'Zoom Workplace Pro renewed. $15.99 per month was charged.',
  ],
  [
    'Google Play <googleplay-noreply@google.com>',
    'Your Google Play Order Receipt from Nov 3, 2026',
    'Google One (Google One)\t$1.99/month\nAuto-renewing subscription\nTotal: $1.99',
  ],
  ['Slack <feedback@slack.com>', 'Your Slack plan renewed', 'Your Pro plan was renewed: $8.75 per month.'],
  [
    'PayPal <service@paypal.com>',
    'PayPal hat Ihre Zahlung freigegeben',
    'PayPal hat Ihre Zahlung freigegeben. Sie haben 10,99 EUR an Spotify gezahlt. Monatliches Abonnement.',
  ],
  [
    'Netflix <info@account.netflix.com>',
    'Netflix updated the price of your plan',
    'Your Standard plan will be $17.99 a month from December 20, 2026. It was $15.49.',
  ],
])('and what the service says itself still is: %s, %s', (from, subject, text) => {
  expect(lines({ from, subject, text })).toHaveLength(1);
});
