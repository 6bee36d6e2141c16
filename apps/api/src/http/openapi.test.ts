import { planWith } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { liveCalls } from '#http/live-calls.ts';
import { runApp } from '#testing/running-app.ts';

const app = runApp();

it('describes every live call with what it takes, gives and refuses', async () => {
  const { body } = await app.request('GET', '/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const live = liveCalls(app.container.mounts);
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(live.map(({ method, path }) => `${method} ${path}`).sort());
  for (const { method, path, contract } of live) {
    const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(operation.summary).toBeTruthy();
    const inSession = contract.sessionOnly ? [{ bearer: [] }, { cookie: [] }] : undefined;
    expect(operation.security, `${method} ${path}`).toEqual(contract.public ? [] : inSession);
    expect('requestBody' in operation).toBe(Boolean(contract.body || contract.upload || contract.signed));
    expect(Object.keys(operation.responses).some((status) => /^[23]/.test(status))).toBe(true);
    if (!contract.public) expect(operation.responses['401'].description).toContain('unauthenticated');
    if (contract.feature) {
      expect(operation.description).toContain(planWith(contract.feature));
      expect(operation.responses['402'].description).toContain('plan_required');
    }
  }
  expect(JSON.stringify(body.paths['/api/subscriptions/analyze'].post.responses['402'])).toContain('insights');
  const ids = Object.values(body.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(live.length);
  expect(body.security).toEqual([{ api_key: [] }, { bearer: [] }, { cookie: [] }]);
});

it('holds the shapes of the contract', async () => {
  const { paths } = (await app.request('GET', '/openapi.json')).body;
  const input = paths['/api/subscriptions'].post.requestBody.content['application/json'].schema;
  expect(input.required).toEqual(['name', 'amount', 'currency', 'billing_cycle', 'next_payment_date', 'category']);
  expect(input.properties.billing_cycle.enum).toEqual(['weekly', 'monthly', 'yearly']);
  const form = paths['/api/bank-statement/upload'].post.requestBody.content['multipart/form-data'].schema;
  expect(Object.keys(form.properties)).toEqual(['file', 'password']);
  const { parameters } = paths['/api/subscriptions/{id}'].get;
  expect(parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: expect.objectContaining({ format: 'uuid' }) },
  ]);
});
