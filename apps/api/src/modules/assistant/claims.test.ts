import { describe, expect, it } from 'vitest';
import { claimsAnEnd, claimsToHaveActed } from './claims.ts';

it.each([
  'Netflix aboneliğini senin için iptal ettim.',
  "I've cancelled Netflix for you.",
  'I have just removed it.',
  'He cancelado Netflix.',
  "J'ai résilié Netflix.",
  'Ich habe Netflix zum Monatsende gekündigt.',
  'Für dich habe ich Netflix gekündigt.',
  'Ho disdetto Netflix.',
  'Cancelei a Netflix.',
  'I have cancelled Netflix for you.',
  'We went ahead and deleted it.',
  'Netflix is cancelled for you.',
  'Aboneliği sildik.',
  'Netflix’i kaldırdım.',
  'Hemos cancelado Netflix.',
  'Cambié tu plan.',
  'Nous avons supprimé Netflix.',
  'Wir haben Netflix gelöscht.',
  'Ich habe deinen Tarif geändert.',
  'Abbiamo cambiato il piano.',
  'Mudei o seu plano.',
  'I will cancel Netflix now.',
  'Let me cancel Netflix for you.',
  'I emailed Netflix to cancel.',
  "I've scheduled the cancellation of Netflix.",
  'Your refund for Netflix has been issued.',
  'Netflix’i şimdi iptal ediyorum.',
  'Ich kündige Netflix jetzt.',
  'Ich werde Netflix für dich kündigen.',
  'Je résilie Netflix maintenant.',
  "J'ai fait le nécessaire pour Netflix.",
  'He tramitado la baja de Netflix.',
  'Voy a cancelar Netflix.',
  'Disdico Netflix adesso.',
  'Vou cancelar a Netflix.',
])('recognises a claim that something was done: %s', (text) => {
  expect(claimsToHaveActed(text)).toBe(true);
});

it.each([
  'Netflix iptal edildi; istersen Gain’i de iptal et.',
  'Aboneliklerini kontrol ettim, üçünü tespit ettim.',
  'You cancelled Netflix; you can end it below.',
  'I would cancel Netflix first.',
  'If you cancel Netflix, you will be sent a mail.',
  'Netflix’i iptal edersen ayda 13,99 cebinde kalır.',
  'Wenn du Netflix kündigst, sparst du 13,99.',
  'Je résilierais d’abord Netflix.',
  'Has cancelado Netflix.',
  'Vous avez résilié Netflix.',
  'Du hast Netflix gekündigt. Ich habe drei gefunden, die du kündigen kannst.',
  'Hai disdetto Netflix.',
  'Cancelou a Netflix.',
])('allows what the user did or may do: %s', (text) => {
  expect(claimsToHaveActed(text)).toBe(false);
});

describe('of something that runs', () => {
  const running = ['Netflix', 'Spotify'];

  it.each([
    'Netflix is now cancelled.',
    'Your Netflix subscription has been terminated as requested.',
    'Netflix and Spotify were successfully deleted.',
    'Netflix iptal edildi.',
    'Netflix aboneliğiniz sonlandırılmıştır.',
    'Netflix wurde zum Monatsende gekündigt.',
    'Dein Netflix-Abo ist gekündigt.',
    'Netflix a bien été résilié.',
    'Votre abonnement Netflix est désormais annulé.',
    'Netflix ha sido cancelado.',
    'Tu Netflix ya está cancelado.',
    'Netflix è stato disdetto.',
    'Il tuo abbonamento Netflix è ora annullato.',
    'O Netflix foi cancelado.',
    'A sua assinatura da Netflix está cancelada.',
    'The cancellation of Netflix is complete.',
    'Netflix üyeliğin sona erdi.',
    'Netflix iptal işlemi tamamlandı.',
    'Die Kündigung von Netflix ist erledigt.',
    'La résiliation de Netflix est faite.',
    'La cancelación de Netflix está hecha.',
    'La disdetta di Netflix è completata.',
    'O cancelamento da Netflix está concluído.',
  ])('recognises a claim that it has ended: %s', (text) => expect(claimsAnEnd(text, running)).toBe(true));

  it.each([
    'If Netflix is cancelled, you save 13.99 a month.',
    'Once Netflix is cancelled, Spotify is left.',
    'PlayStation Plus was cancelled in March.',
    'The cancellation of PlayStation Plus was confirmed by mail.',
    'The trial of Netflix is ended.',
    'Netflix denemesi sona erdi.',
    'Die Probezeit von Netflix ist beendet.',
    'Netflix runs on, PlayStation Plus was cancelled.',
    'PlayStation Plus iptal edildi; Netflix sürüyor.',
    'Netflix iptal edilirse ayda 13,99 cebinde kalır.',
    'Wenn Netflix gekündigt ist, bleiben 30 Euro.',
    'Si Netflix est résilié, il reste 30 euros.',
    'Se Netflix è disdetto, restano 30 euro.',
    'Netflix can be cancelled at any time.',
    'You can cancel Netflix below.',
  ])('allows what would be, and facts about others: %s', (text) => expect(claimsAnEnd(text, running)).toBe(false));
});
