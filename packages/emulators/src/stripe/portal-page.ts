import express, { type Request, type Response, Router } from 'express';
import { type Html, html } from '#html.ts';
import { languageOf, type PageLanguage, sendPage } from '#pages.ts';
import { type Billing, isLive } from './billing.ts';
import { cards, findCard, formatCardNumber, formatNote } from './cards.ts';
import { renderLink } from './checkout-page.ts';
import type { Events } from './events.ts';
import { dayOf, moneyOf, statusNames, texts } from './page-texts.ts';
import type { Payments } from './payments.ts';
import { newestFirst, newId, type PortalSession, type Subscription, type Tables } from './tables.ts';
import type { Wire } from './wire.ts';

type Parts = {
  tables: Tables;
  now: () => number;
  events: Events;
  billing: Billing;
  payments: Payments;
  wire: Wire;
  runDue: () => void;
  onChange: () => void;
  appOrigins: readonly string[];
};

/** The customer portal: card, invoices, cancelling at the end of the period or at once, resuming. */
export function portalPages(parts: Parts) {
  const { tables, now, events, billing, payments, wire, runDue, onChange, appOrigins } = parts;
  const routes = Router();
  const planOf = (customer: string) =>
    newestFirst(tables.subscriptions, (row) => row.customer === customer && isLive(row))[0];

  function change({ customer }: PortalSession, body: Record<string, unknown>): void {
    const subscription = planOf(customer);
    const card = findCard(body.card);
    const invoice = tables.invoices[String(body.pay)];
    if (card && card.pays !== 'never') changeCard(customer, card.number);
    if (subscription && (body.cancel || body.resume)) endAtPeriod(subscription, Boolean(body.cancel));
    if (subscription && body.end) billing.end(subscription);
    if (invoice?.customer === customer && invoice.status === 'open') billing.pay(invoice);
  }

  function changeCard(customer: string, number: string): void {
    const id = newId('payment_methods');
    tables.payment_methods[id] = { id, object: 'payment_method', created: now(), customer, number };
    events.emit('payment_method.attached', id);
    const owner = tables.customers[customer];
    if (owner) owner.invoice_settings.default_payment_method = id;
    events.emit('customer.updated', customer);
    for (const row of Object.values(tables.subscriptions)) {
      if (row.customer === customer && isLive(row)) billing.updated(row, { default_payment_method: id });
    }
  }

  function endAtPeriod(row: Subscription, ends: boolean): void {
    if (row.cancel_at_period_end === ends) return;
    const cancel_at = ends ? row.current_period_end : null;
    billing.updated(row, { cancel_at_period_end: ends, cancel_at, canceled_at: ends ? now() : null });
  }

  routes.get('/portal/:id', (req, res, next) => {
    runDue();
    const session = tables.portal_sessions[req.params.id];
    return session ? show(req, res, session) : next();
  });
  routes.post('/portal/:id', express.urlencoded({ extended: false }), (req, res, next) => {
    runDue();
    const session = tables.portal_sessions[String(req.params.id)];
    if (!session) return next();
    change(session, req.body ?? {});
    onChange();
    return res.redirect(303, `/stripe/portal/${session.id}`);
  });

  function show(req: Request, res: Response, { customer, return_url }: PortalSession): void {
    const language = languageOf(req);
    const title = texts.portal[language];
    sendPage(req, res, {
      title: `${title} · Kumbara Sandbox`,
      formTargets: appOrigins,
      body: html`<h1>${title}</h1><p>${texts.portalLead[language]}</p>
<form method="post">
${planPart(planOf(customer), language)}
${invoicesPart(customer, language)}
</form>
<div class="actions">${renderLink(return_url || null, texts.return[language])}</div>`,
    });
  }

  function planPart(row: Subscription | undefined, language: PageLanguage): Html {
    if (!row) return html`<p>${texts.none[language]}</p>`;
    const price = tables.prices[row.price];
    const until = row.cancel_at ?? row.current_period_end;
    return html`<h2>${texts.plan[language]}</h2>
<p class="price"><b>${price && tables.products[price.product]?.name}</b>
<span>${price && moneyOf(price.unit_amount, price.currency, language)} · ${statusNames[row.status]?.[language] ?? row.status}</span></p>
<p>${row.cancel_at_period_end ? texts.ends[language] : texts.renews[language]}: ${dayOf(until, language)}</p>
<div class="actions">${
      row.cancel_at_period_end
        ? html`<button class="allow" name="resume" value="yes">${texts.resume[language]}</button>`
        : html`<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>`
    }
<button class="cancel" name="end" value="yes">${texts.endNow[language]}</button></div>
<h2>${texts.card[language]}</h2><p>${wire.cardLabel(row.default_payment_method)}</p>
<p>${texts.changeCard[language]}:</p>
<ul class="choices">${cards
      .filter(({ pays }) => pays !== 'never')
      .map(
        (card) =>
          html`<li><button class="choice" name="card" value="${card.number}"><span class="label"><b>${formatCardNumber(card.number)}</b><small>${formatNote(card, language)}</small></span></button></li>`,
      )}</ul>`;
  }

  const invoicesPart = (customer: string, language: PageLanguage): Html => {
    const rows = wire.invoicesOf(customer);
    if (rows.length === 0) return html``;
    return html`<h2>${texts.invoices[language]}</h2><ul>${rows.map(
      (row) => html`<li>${dayOf(row.created, language)} · ${moneyOf(payments.totalOf(row), row.currency, language)} ·
${statusNames[row.status]?.[language] ?? row.status} ${
        row.status === 'open' &&
        html`<button class="cancel" name="pay" value="${row.id}">${texts.payNow[language]}</button>`
      }</li>`,
    )}</ul>`;
  };

  return routes;
}
