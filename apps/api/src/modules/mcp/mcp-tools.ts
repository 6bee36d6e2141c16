import { tools as analystTools, formatFigure } from '@kumbara/analyst';
import {
  figureSchema,
  type IsoDate,
  type Language,
  type SubscriptionInput,
  type SubscriptionPatch,
  subscriptionInputSchema,
  subscriptionPatchSchema,
  subscriptionSchema,
} from '@kumbara/shared';
import { formatDay, formatMoney } from '@kumbara/text/format';
import { z } from 'zod';
import { i18n } from '#i18n/i18n.ts';
import { AppError } from '#lib/app-error.ts';
import type { SubscriptionRow } from '#lib/subscription-row.ts';
import type { Confirm, McpTool } from './adapters/mcp-tool.ts';

/** One computation of the analyst over the user's data. */
type RunTool = (
  name: string,
  args: unknown,
) => Promise<{ result: unknown; facts: Parameters<typeof formatFigure>[0][] }>;

export type Subscriptions = {
  find(id: string): Promise<{ name: string }>;
  create(input: SubscriptionInput): Promise<SubscriptionRow>;
  update(id: string, patch: SubscriptionPatch): Promise<SubscriptionRow>;
};

export type ToolContext = {
  language: Language;
  today: IsoDate;
  canWrite: boolean;
  /** The page of the application. */
  origin: string;
  runTool: RunTool;
  subscriptions: Subscriptions;
  present: (row: SubscriptionRow) => z.input<typeof subscriptionSchema>;
};

/** A model reads every character of a result. */
const mostCharacters = 100_000;

const readOutput = z.object({
  /** The day on which it was computed, in the user's time zone. */
  as_of: z.iso.date(),
  /** Every number of the result with its meaning and the subscriptions it was computed from. */
  figures: figureSchema.array(),
  sources: z.array(z.object({ id: z.uuid(), url: z.url() })),
});
const writeOutput = z.object({ subscription: subscriptionSchema });
const cancelInput = z.object({ id: z.uuid(), ends_on: subscriptionPatchSchema.shape.ends_on });

/** The tools of a user: those that read, and with the right to write those that change something. */
export const listTools = (context: ToolContext): McpTool[] => [
  ...analystTools.map((tool) => readTool(tool, context)),
  ...(context.canWrite ? [addTool(context), cancelTool(context)] : []),
];

/** What may be null may be left out: programs leave out what they have no value for. */
const withoutNulls = (args: z.ZodObject) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(args.shape).map(([name, schema]) => [
        name,
        (schema as z.ZodType).safeParse(null).success ? (schema as z.ZodType).default(null) : schema,
      ]),
    ),
  );

function readTool(
  { name, description, args, output }: (typeof analystTools)[number],
  { language, today, origin, runTool }: ToolContext,
): McpTool {
  return {
    ...{
      name,
      title: titleOf(name),
      description,
      input: withoutNulls(args),
      output: readOutput.extend({ result: output }),
      effect: 'reads',
    },
    async run(input) {
      const { result, facts } = await runTool(name, input);
      const figures = facts.map((fact) => formatFigure(fact, language));
      const ids = [...new Set(figures.flatMap(({ source }) => source))];
      const sources = ids.map((id) => ({ id, url: `${origin}/dashboard/subscriptions/${id}` }));
      const answer = { as_of: today, result: result as Record<string, unknown>, figures, sources };
      if (JSON.stringify(answer).length > mostCharacters) throw new AppError('result_too_long');
      return answer;
    },
  };
}

function addTool(context: ToolContext): McpTool {
  const { language, subscriptions, present } = context;
  return {
    ...{ name: 'add_subscription', title: titleOf('add_subscription'), effect: 'adds' },
    description:
      'Adds a subscription after its owner has agreed to it. `next_payment_date` is the day of the next payment.',
    ...{ input: subscriptionInputSchema, output: writeOutput },
    async run(args, confirm) {
      const input = args as SubscriptionInput;
      const { name, amount, currency, billing_cycle, billing_interval = 1, next_payment_date } = input;
      const t = i18n.getFixedT(language, 'mcp');
      await requireAgreement(
        confirm,
        t('add', {
          ...{ name, amount: formatMoney(amount, currency, language), day: formatDay(next_payment_date, language) },
          cycle: t(`cycle.${billing_cycle}`, { count: billing_interval }),
        }),
      );
      return { subscription: present(await subscriptions.create(input)) };
    },
  };
}

function cancelTool(context: ToolContext): McpTool {
  const { language, subscriptions, present } = context;
  return {
    ...{ name: 'cancel_subscription', title: titleOf('cancel_subscription'), effect: 'destroys' },
    description:
      'Marks a subscription as cancelled in Kumbara after its owner has agreed to it. It does not cancel at the service: `cancel_routes` says how that is done.',
    ...{ input: cancelInput, output: writeOutput },
    async run(args, confirm) {
      const { id, ends_on } = args as z.infer<typeof cancelInput>;
      const { name } = await subscriptions.find(id);
      await requireAgreement(confirm, i18n.getFixedT(language, 'mcp')('cancel', { name }));
      return { subscription: present(await subscriptions.update(id, { status: 'cancelled', ends_on })) };
    },
  };
}

async function requireAgreement(confirm: Confirm, question: string): Promise<void> {
  if (!(await confirm(question))) throw new AppError('not_confirmed');
}

/** `by_category` → `By category`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
