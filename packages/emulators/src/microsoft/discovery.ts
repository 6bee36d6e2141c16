/** The discovery document of a tenant. `common` has a pattern instead of an issuer. */
export function discoveryOf(base: string, tenant: string) {
  const isShared = ['common', 'organizations', 'consumers'].includes(tenant);
  const endpoint = (name: string) => `${base}/${tenant}/oauth2/v2.0/${name}`;
  return {
    issuer: `${base}/${isShared ? '{tenantid}' : tenant}/v2.0`,
    authorization_endpoint: endpoint('authorize'),
    token_endpoint: endpoint('token'),
    jwks_uri: `${base}/${tenant}/discovery/v2.0/keys`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}
