import { americanAccount, americanCard, bareExport } from './american.ts';
import { sectionsAccount } from './american-sections.ts';
import { amountFirstAccount } from './amount-first.ts';
import { dongCard, lakhAccount } from './asian.ts';
import { balanceFirstAccount } from './balance-first.ts';
import { britishAccount, britishCard } from './british.ts';
import { brazilianCard, dutchAccount, frenchAccount, italianAccount, spanishAccount } from './continental.ts';
import { germanAccount, germanLetters } from './german.ts';
import { dayTitlesAccount, sollHabenAccount } from './german-accounts.ts';
import { apostropheAccount, runningTotalCard, verboseAccount } from './irregular.ts';
import { cardColumn, lastDigitsCards, partnerCards } from './several-cards.ts';
import { headerlessCard, twoColumnCard } from './side-by-side.ts';
import type { Layout } from './statement.ts';
import { debitCreditAccount, letterAccount, rotatedAccount, signedAccount } from './turkish-accounts.ts';
import { familyCards, pointsCard, yearlessCard } from './turkish-cards.ts';

/** Every available layout. */
export const layouts: readonly Layout[] = [
  pointsCard,
  familyCards,
  yearlessCard,
  runningTotalCard,
  signedAccount,
  debitCreditAccount,
  letterAccount,
  verboseAccount,
  germanAccount,
  germanLetters,
  apostropheAccount,
  britishAccount,
  britishCard,
  americanCard,
  americanAccount,
  bareExport,
  dutchAccount,
  spanishAccount,
  brazilianCard,
  frenchAccount,
  italianAccount,
  rotatedAccount,
  sollHabenAccount,
  dayTitlesAccount,
  sectionsAccount,
  twoColumnCard,
  headerlessCard,
  lakhAccount,
  dongCard,
  partnerCards,
  lastDigitsCards,
  cardColumn,
  balanceFirstAccount,
  amountFirstAccount,
];
