import { planPackages } from '@kumbara/shared';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { aFamily, aPaidPlan, aPlan, someSavings, someStats } from './factories.ts';

export const problem = (status: number, code: string, detail = '', errors?: { field: string; detail: string }[]) =>
  HttpResponse.json({ status, code, detail, ...(errors && { errors }) }, { status });

/** Answers a call from now on, and returns the bodies that are sent to it. */
export function bodiesOf(method: 'post' | 'put' | 'patch', path: string, answer: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    bodies.push(await request.json());
    return answer();
  });
  server.use(handler);
  return bodies;
}

/** The API for a visitor without data; a test overrides what it is about. */
export const server = setupServer(
  http.get('/api/auth/me', () => problem(401, 'unauthenticated')),
  http.get('/api/subscriptions/:id/cancel-guides', () => HttpResponse.json([])),
  http.get('/api/auth/providers', () =>
    HttpResponse.json({ google: true, sandbox: false, microsoft: true, microsoft_sandbox: false }),
  ),
  http.get('/api/subscriptions', () => HttpResponse.json([])),
  http.get('/api/savings', () => HttpResponse.json(someSavings())),
  http.get('/api/subscriptions/stats/summary', () => HttpResponse.json(someStats())),
  http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan())),
  http.get('/api/payments/plan', () => HttpResponse.json(aPaidPlan())),
  http.get('/api/payments/packages', () =>
    HttpResponse.json(Object.values(planPackages).map((one) => ({ ...one, available: true, sandbox: false }))),
  ),
  http.get('/api/family', () => HttpResponse.json(aFamily())),
  http.get('/api/email/detections', () => HttpResponse.json([])),
  http.get('/api/assistant/actions', () => HttpResponse.json({ advice: [] })),
  http.get('/api/assistant/questions', () => HttpResponse.json([])),
  http.get('/api/assistant/insights', () => HttpResponse.json({ preview: true, insights: [] })),
  http.get('/api/email/connections', () => HttpResponse.json([])),
  http.get('/api/email/imap/providers', () =>
    HttpResponse.json({
      gmail: { server: 'imap.gmail.com', port: 993, hint: 'app_password' },
      outlook: { server: 'outlook.office365.com', port: 993, hint: 'password_ended' },
    }),
  ),
  http.get('/api/account/access', () => HttpResponse.json({ has_password: true, has_google: false })),
  http.get('/api/account/two-step', () => HttpResponse.json({ on_since: null, recovery_codes_left: 0 })),
  http.get('/api/account/:list', () => HttpResponse.json([])),
  http.patch('/api/account', () => new HttpResponse(null, { status: 204 })),
);
