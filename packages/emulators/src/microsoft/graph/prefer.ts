/** The header `Prefer` and its `Preference-Applied` (RFC 7240). */
export type Preferences = {
  immutableIds: boolean;
  bodyType: 'text' | 'html';
  maxPageSize?: number;
  applied?: string;
};

export function parsePrefer(header = ''): Preferences {
  const value = (name: string) => new RegExp(`${name}\\s*=\\s*"?([\\w]+)"?`, 'i').exec(header)?.[1];
  const body = value('outlook\\.body-content-type')?.toLowerCase();
  const immutableIds = /^immutableid$/i.test(value('IdType') ?? '');
  const size = value('odata\\.maxpagesize');
  const applied = [
    body && `outlook.body-content-type="${body}"`,
    immutableIds && 'IdType="ImmutableId"',
    size && `odata.maxpagesize=${size}`,
  ].filter(Boolean);
  return {
    immutableIds,
    bodyType: body === 'text' ? 'text' : 'html',
    ...(size && { maxPageSize: Math.max(1, Number(size) || 10) }),
    ...(applied.length > 0 && { applied: applied.join(', ') }),
  };
}
