/**
 * V8's limits for the API, as in its Dockerfile. Without them, V8 lets the heap of a busy server grow to twice as much
 * before it collects. Thirty full accounts (2,000 subscriptions, 24,000 charges) that ask for analytics at once need half
 * of the second.
 */
export const heapLimits = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
