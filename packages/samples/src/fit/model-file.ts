import type { Model } from '@kumbara/detection/confidence';
import type { Cases } from './fit-model.ts';
import type { Sample } from './logistic.ts';

const counted = (samples: readonly Sample<string>[]) =>
  `${samples.length} cases, ${samples.filter(({ isTrue }) => isTrue).length} of them true`;

/** A fitted model as the source text in which the detector keeps it. */
export function modelFile(
  model: Model<string>,
  wording: { name: string; feature: string; features: string; what: string },
  { training, calibration, proof }: Cases<string>,
): string {
  const weights = Object.entries(model.weights).map(([name, weight]) => `    ${name}: ${weight},`);
  const corners = model.curve.map(([sum, probability]) => `    [${sum}, ${probability}],`);
  return `import type { ${wording.feature} } from './${wording.features}.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what ${wording.what} show. Made by \`npm run fit -w packages/samples\`, not by hand.
 *
 * Weights: logistic regression on ${counted(training)}, drawn towards what we believed.
 * Curve: isotonic regression on ${counted(calibration)}, of other lives.
 * High: proven on ${counted(proof)}, of others again.
 * What each feature means stands in \`${wording.features}.ts\`.
 */
export const ${wording.name}: Model<${wording.feature}> = {
  bias: ${model.bias},
  weights: {
${weights.join('\n')}
  },
  curve: [
${corners.join('\n')}
  ],
  high_from: ${model.high_from},
};
`;
}
