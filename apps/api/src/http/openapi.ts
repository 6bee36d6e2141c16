import { apiKeyPrefix, apiKeyRate, type ErrorCode, errorStatus, planWith, problemSchema } from '@kumbara/shared';
import { z } from 'zod';
import { version } from '#lib/version.ts';
import { type Contract, fileTypes, statusesOf } from './contract.ts';
import { programs } from './docs-page.ts';
import { type LiveCall, liveCalls, type Mounts } from './live-calls.ts';
import { pageQuerySchema } from './paging.ts';

type Json = Record<string, unknown>;
const sessionSchemes: Json[] = [{ bearer: [] }, { cookie: [] }];
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Json[];
  parameters?: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
};
export type ApiDescription = {
  openapi: string;
  info: Json;
  security: Json[];
  components: Json;
  paths: Record<string, Record<string, Operation>>;
};

/** OpenAPI 3.1, generated from the routers: its schemas are the ones that validate the calls. */
export function describeApi(mounts: Mounts, cookieName: string): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const call of liveCalls(mounts)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kumbara',
      version,
      description:
        'Dates are YYYY-MM-DD, instants ISO 8601 in UTC, amounts JSON numbers in decimal. Refusals are ' +
        'application/problem+json in the language of Accept-Language. Unknown fields of a body are ignored. ' +
        'Lists carry an ETag: sent back in If-None-Match, it is answered with 304 while nothing has changed. A list with a ' +
        'limit and a cursor is read page by page: the header Link of a page, which a 304 leaves out, names the next one. ' +
        `An API key may send ${apiKeyRate.most} requests an hour; RateLimit and RateLimit-Policy say how many are left.` +
        `\n\n${programs()}`,
    },
    security: [{ api_key: [] }, ...sessionSchemes],
    components: {
      securitySchemes: {
        api_key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiKeyPrefix}…`,
          description:
            'A key of the page Integrations. One that may only read is refused by calls that change something.',
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a sign-in.' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
      },
      schemas: { Problem: schemaOf(problemSchema, 'output') },
    },
    paths,
  };
}

function operation({ method, path, contract }: LiveCall): Operation {
  return {
    operationId: operationIdOf(method, path),
    summary: contract.summary,
    ...(contract.feature && { description: `Part of the plan ${planWith(contract.feature)}.` }),
    tags: [path.split('/')[2] ?? ''],
    ...(contract.public ? { security: [] } : contract.sessionOnly && { security: sessionSchemes }),
    ...(hasParameters(contract) && { parameters: parameters(contract) }),
    ...((contract.body || contract.upload || contract.signed) && { requestBody: requestBody(contract) }),
    responses: { ...successes(contract), ...refusals(contract) },
  };
}

/** The method's name in generated clients: `PUT /api/subscriptions/:id` is `putSubscriptionsId`. */
const operationIdOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api/', '/')
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const hasParameters = ({ params, query, idempotent, paged }: Contract) =>
  Boolean(params ?? query ?? idempotent ?? paged);

const parameters = ({ params, query, idempotent, paged }: Contract): Json[] => [
  ...parametersIn('path', params),
  ...parametersIn('query', query),
  ...parametersIn('query', paged && pageQuerySchema),
  ...(idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'Sent again with the same key and body within a day, the call answers the same and does nothing more.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : []),
];

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  const { properties = {}, required = [] } = schema
    ? (schemaOf(schema, 'input') as { properties?: Json; required?: string[] })
    : {};
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function requestBody({ body, upload, signed }: Contract): Json {
  if (signed) return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } };
  const form = schemaOf(upload?.fields as z.ZodObject, 'input') as { properties?: Json; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file, ...form.properties },
          required: ['file', ...(form.required ?? [])],
        },
      },
    },
  };
}

function successes(contract: Contract): Record<string, Json> {
  const { response, produces, downloads, events } = contract;
  const content = (response || events || produces || downloads) && {
    ...(response && { 'application/json': { schema: schemaOf(response, 'output') } }),
    ...(events && { 'text/event-stream': { schema: eventsSchema(events) } }),
    ...(produces && { [produces]: { schema: { type: 'string' } } }),
    ...Object.fromEntries((downloads ?? []).map((type) => [fileTypes[type], { schema: { type: 'string' } }])),
  };
  return Object.fromEntries(
    statusesOf(contract).map((status) => [
      String(status),
      { description: describeStatus(status), ...(content && { content }) },
    ]),
  );
}

/** The data of each event; its `title` is the event's name. */
function eventsSchema(events: NonNullable<Contract['events']>): Json {
  const kinds = Object.entries(events).map(([title, schema]) => ({ title, ...schemaOf(schema, 'output') }));
  return kinds.length === 1 ? { ...kinds[0] } : { anyOf: kinds };
}

const describeStatus = (status: number) =>
  status < 300 ? 'Done' : status < 400 ? 'Sent on to another address' : 'Not now';

/** By status, with the codes it can carry. */
function refusals(contract: Contract): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(possibleCodes(contract))) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  const problem = { $ref: '#/components/schemas/Problem' };
  const schemaFor = (status: number) =>
    status === errorStatus.plan_required && contract.invitation
      ? { allOf: [problem, schemaOf(contract.invitation, 'output')] }
      : problem;
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !statusesOf(contract).includes(status))
      .map(([status, codes]) => [
        String(status),
        { description: codes.join(', '), content: { 'application/problem+json': { schema: schemaFor(status) } } },
      ]),
  );
}

const possibleCodes = ({
  public: open,
  sessionOnly,
  idempotent,
  confirmed,
  feature,
  params,
  body,
  upload,
  errors = [],
}: Contract): ErrorCode[] => [
  ...(open ? [] : (['unauthenticated'] as const)),
  ...(feature || !(open || sessionOnly) ? (['plan_required'] as const) : []),
  ...(open
    ? []
    : sessionOnly
      ? (['session_required'] as const)
      : (['api_key_read_only', 'too_many_requests'] as const)),
  ...(confirmed ? (['confirmation_required'] as const) : []),
  ...(params ? (['not_found'] as const) : []),
  ...(body || upload ? (['malformed_request', 'unsupported_media_type', 'invalid_input'] as const) : []),
  ...(body ? (['body_too_large'] as const) : []),
  ...(idempotent ? (['idempotency_key_reused'] as const) : []),
  ...errors,
  'foreign_origin',
  'service_unavailable',
];

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => readable(jsonSchema),
  });
  return rest;
}

/** Removes technical noise from a schema, and the ban on further fields, so that answers can grow. */
function readable(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
