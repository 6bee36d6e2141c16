type MutationMeta = { describeWaiting: (variables: unknown) => string };

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Partial<MutationMeta>;
  }
}

/**
 * Options of a mutation that waits for the network instead of failing without it.
 * @param describe says what it will do: `Netflix will be cancelled when you are back online.`
 */
export const waitForNetwork = <Variables>(describe: (variables: Variables) => string) => ({
  networkMode: 'online' as const,
  meta: { describeWaiting: describe } as MutationMeta,
});
