import express, { type Request, type Response, Router } from 'express';
import { type Html, html } from '#html.ts';
import { languageOf, type PageLanguage, sendPage, type Text } from '#pages.ts';
import type { Billing } from './billing.ts';
import { cards, findCard, formatCardNumber, formatNote } from './cards.ts';
import type { Events } from './events.ts';
import { moneyOf, texts } from './page-texts.ts';
import { newId, type Session, type Tables } from './tables.ts';

type Parts = {
  tables: Tables;
  now: () => number;
  events: Events;
  billing: Billing;
  expire: (row: Session) => void;
  runDue: () => void;
  onChange: () => void;
  appOrigins: readonly string[];
};

/** The hosted checkout page, and the bank's page that asks for confirmation. */
export function checkoutPages(parts: Parts) {
  const { tables, now, events, billing, expire, runDue, onChange, appOrigins } = parts;
  const routes = Router();

  function complete(session: Session, number: string): string {
    const id = newId('payment_methods');
    const { customer } = session;
    tables.payment_methods[id] = { id, object: 'payment_method', created: now(), customer, number };
    events.emit('payment_method.attached', id);
    const subscription = billing.create(session, id);
    const { latest_invoice } = subscription;
    Object.assign(session, { status: 'complete', subscription: subscription.id, invoice: latest_invoice });
    events.emit('checkout.session.completed', session.id);
    return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  }

  routes.get('/checkout/:id', (req, res, next) => {
    runDue();
    const session = tables.sessions[req.params.id];
    return session ? show(req, res, session) : next();
  });

  routes.post('/checkout/:id', express.urlencoded({ extended: false }), (req, res, next) => {
    runDue();
    const session = tables.sessions[String(req.params.id)];
    if (!session) return next();
    if (session.status !== 'open') return show(req, res, session);
    const { card: number, expire: isToExpire, confirm } = req.body ?? {};
    const card = findCard(number);
    try {
      if (isToExpire) expire(session);
      else if (card?.pays === 'never') return show(req, res, session, texts.declined);
      else if (card?.pays === 'confirmed' && confirm === undefined)
        return showConfirmation(req, res, session, card.number);
      else if (card?.pays === 'confirmed' && confirm !== 'yes') return show(req, res, session, texts.notConfirmed);
      else if (card) return res.redirect(303, complete(session, card.number));
      return show(req, res, session);
    } finally {
      onChange();
    }
  });

  function page(req: Request, res: Response, title: Text, body: (language: PageLanguage) => Html): void {
    const language = languageOf(req);
    sendPage(req, res, {
      title: `${title[language]} · Kumbara Sandbox`,
      body: html`<h1>${title[language]}</h1>${body(language)}`,
      formTargets: appOrigins,
    });
  }

  function show(req: Request, res: Response, session: Session, problem?: Text): void {
    if (session.status !== 'open') {
      const title = session.status === 'expired' ? texts.expired : texts.complete;
      const back =
        session.status === 'expired'
          ? session.cancel_url
          : session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
      page(req, res, title, (language) => html`${renderLink(back, texts.return[language])}`);
      return;
    }
    page(
      req,
      res,
      texts.pay,
      (language) => html`<p>${texts.lead[language]}</p>
${priceOf(session, language)}
${problem && html`<p class="problem" role="alert">${problem[language]}</p>`}
<form method="post">
<ul class="choices">${cards.map(
        (card) =>
          html`<li><button class="choice" name="card" value="${card.number}"><span class="label"><b>${formatCardNumber(card.number)}</b><small>${formatNote(card, language)}</small></span></button></li>`,
      )}</ul>
<div class="actions">
<button class="cancel" name="expire" value="yes">${texts.expire[language]}</button>
${renderLink(session.cancel_url, texts.back[language])}
</div>
</form>`,
    );
  }

  function showConfirmation(req: Request, res: Response, session: Session, number: string): void {
    page(
      req,
      res,
      texts.confirm,
      (language) => html`<p>${texts.confirmLead[language]}</p>
${priceOf(session, language)}
<form method="post" class="actions">
<input type="hidden" name="card" value="${number}">
<button class="cancel" name="confirm" value="no">${texts.no[language]}</button>
<button class="allow" name="confirm" value="yes">${texts.yes[language]}</button>
</form>`,
    );
  }

  function priceOf(session: Session, language: PageLanguage): Html {
    const price = tables.prices[session.price];
    if (!price) return html``;
    const amount = moneyOf(price.unit_amount * session.quantity, price.currency, language);
    const name = tables.products[price.product]?.name;
    return html`<p class="price"><b>${name}</b> <span>${amount} / ${texts.month[language]}</span></p>`;
  }

  return routes;
}

export const renderLink = (address: string | null, words: string): Html =>
  address ? html`<a class="back" href="${address}">${words}</a>` : html``;
