import { byCategoryTool } from './by-category.ts';
import { cancelRoutesTool } from './cancel-routes.ts';
import { commitmentsTool } from './commitments.ts';
import { costPerUseTool } from './cost-per-use.ts';
import { listSubscriptionsTool } from './list-subscriptions.ts';
import { overlapsTool } from './overlaps.ts';
import { priceRisesTool } from './price-rises.ts';
import { savedSoFarTool } from './saved-so-far.ts';
import type { Tool } from './tool.ts';
import { totalsTool } from './totals.ts';
import { trialsTool } from './trials.ts';
import { unusedCandidatesTool } from './unused-candidates.ts';
import { upcomingTool } from './upcoming.ts';
import { whatIfTool } from './what-if.ts';
import { whyListedTool } from './why-listed.ts';
import { yearlyOrMonthlyTool } from './yearly-or-monthly.ts';

/** All tools. An engine parses the arguments before a call. */
export const tools: readonly Tool[] = [
  totalsTool,
  byCategoryTool,
  listSubscriptionsTool,
  overlapsTool,
  priceRisesTool,
  upcomingTool,
  trialsTool,
  commitmentsTool,
  unusedCandidatesTool,
  costPerUseTool,
  yearlyOrMonthlyTool,
  whatIfTool,
  cancelRoutesTool,
  whyListedTool,
  savedSoFarTool,
];
