import { type Analysis, analyse, listAdvice, listInsights, type Portfolio, type Tool, tools } from '@kumbara/analyst';
import { type Advice, type Insight, type IsoDate, type Language, plans, type Tier } from '@kumbara/shared';
import type { PortfolioReader } from './portfolio.ts';

/** Cards on the dashboard. */
const mostActions = 3;

/** Reads the subscriptions of a user and computes from them. Plain data, so that a worker thread can do it. */
export type AnalysisTask = { userId: string; today: IsoDate; language: Language } & (
  | { kind: 'actions'; tier: Tier }
  | { kind: 'insights' }
  | { kind: 'answer'; question: string }
  | { kind: 'portfolio' }
  | { kind: 'tool'; tool: string; args: unknown }
);
export type AnalysisResults = {
  actions: Advice[];
  insights: Insight[];
  answer: Analysis;
  portfolio: Portfolio;
  tool: ReturnType<Tool['run']>;
};
export type RunAnalysis = <Kind extends AnalysisTask['kind']>(
  task: Extract<AnalysisTask, { kind: Kind }>,
) => Promise<AnalysisResults[Kind]>;

export const createAnalysis =
  (portfolio: PortfolioReader) =>
  async (task: AnalysisTask): Promise<AnalysisResults[AnalysisTask['kind']]> => {
    const { userId, today, language } = task;
    const held = await portfolio.read(userId, today);
    if (task.kind === 'actions') return listAdvice(held, language, plans[task.tier].features, mostActions);
    if (task.kind === 'insights') return listInsights(held, language);
    if (task.kind === 'tool') return runTool(held, task.tool, task.args);
    if (task.kind === 'answer') return analyse(task.question, held, language);
    return held;
  };

function runTool(portfolio: Portfolio, name: string, args: unknown): ReturnType<Tool['run']> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool.run(portfolio, tool.args.parse(args));
}
