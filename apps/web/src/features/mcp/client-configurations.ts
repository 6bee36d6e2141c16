type ClientConfiguration = { id: string; client: string; place: string; text: string };

/** How usual programs are told of the server, each with where it is written. Names and keys are theirs. */
export function clientConfigurations(url: string, key: string): ClientConfiguration[] {
  const authorization = `Bearer ${key}`;
  const headers = { Authorization: authorization };
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return [
    {
      ...{ id: 'claude-code', client: 'Claude Code', place: 'Terminal' },
      text: `claude mcp add --transport http kumbara ${url} --header "Authorization: ${authorization}"`,
    },
    {
      id: 'cursor',
      client: 'Cursor',
      place: '~/.cursor/mcp.json',
      text: json({ mcpServers: { kumbara: { url, headers } } }),
    },
    {
      ...{ id: 'vs-code', client: 'VS Code', place: '.vscode/mcp.json' },
      text: json({ servers: { kumbara: { type: 'http', url, headers } } }),
    },
    {
      ...{ id: 'claude-desktop', client: 'Claude Desktop', place: 'claude_desktop_config.json' },
      text: json({
        mcpServers: {
          kumbara: { command: 'npx', args: ['mcp-remote', url, '--header', `Authorization: ${authorization}`] },
        },
      }),
    },
  ];
}
