type MutationMeta = { describeWaiting: (variables: unknown) => string };

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Partial<MutationMeta>;
  }
}

/**
 * Options of a mutation with its own text for the toast of an action that waits for the network. Every mutation waits
 * unless it has `failWithoutNetwork`.
 * @param describe says what it will do: `Netflix will be cancelled when you are back online.`
 */
export const waitForNetwork = <Variables>(describe: (variables: Variables) => string) => ({
  meta: { describeWaiting: describe } as MutationMeta,
});

/**
 * Options of a mutation that fails at once without a network, because a later success would surprise: signing in,
 * anything with a password, a redirect to another site, a question whose answer is streamed.
 */
export const failWithoutNetwork = { networkMode: 'always' } as const;
