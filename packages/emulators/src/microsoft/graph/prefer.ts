/** The header `Prefer` and its `Preference-Applied` (RFC 7240). */
export type Preferences = { immutableIds: boolean; applied?: string };

export const parsePrefer = (header = ''): Preferences =>
  /IdType\s*=\s*"?immutableid"?/i.test(header)
    ? { immutableIds: true, applied: 'IdType="ImmutableId"' }
    : { immutableIds: false };
