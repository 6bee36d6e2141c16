import { type Html, html } from '#html.ts';
import type { PageContent, PageLanguage } from '#pages.ts';
import { permissionTexts } from './scopes.ts';
import texts from './sign-in-pages.json' with { type: 'json' };
import { displayNameOf, type MicrosoftUser } from './users.ts';

type Page = Omit<PageContent, 'formTargets'>;
const renderPage = (heading: string, language: PageLanguage, body: Html): Page => ({
  title: `${heading} · ${texts.title[language]} · Kumbara Sandbox`,
  body: html`<h1>${heading}</h1>${body}`,
});

const renderUser = (user: MicrosoftUser, note?: string) =>
  html`<img class="picture" src="/microsoft/picture/${user.id}.svg" alt="">
<span class="label"><b>${displayNameOf(user)}</b><small>${user.email}</small>${note && html`<small>${note}</small>`}</span>`;

export const renderAccountPage = (users: readonly MicrosoftUser[], language: PageLanguage): Page =>
  renderPage(
    texts.choose[language],
    language,
    html`<p>${texts.lead[language]}</p>
<form method="post">
<ul class="choices">${users.map(
      (user) =>
        html`<li><button class="choice" name="user" value="${user.id}">${renderUser(user, user.note?.[language])}</button></li>`,
    )}</ul>
<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>
</form>`,
  );

/** Microsoft's consent is for all scopes or none, so there are no checkboxes. */
export const renderConsentPage = (user: MicrosoftUser, scopes: readonly string[], language: PageLanguage): Page =>
  renderPage(
    texts.consent[language],
    language,
    html`<div class="account">${renderUser(user)}</div>
<p>${texts.asks[language]}</p>
<ul class="permissions">${scopes
      .filter((scope) => permissionTexts[scope])
      .map((scope) => html`<li>${permissionTexts[scope]?.[language]} <small>${scope}</small></li>`)}</ul>
<p>${texts.later[language]}</p>
<form method="post" class="actions">
<input type="hidden" name="user" value="${user.id}">
<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>
<button class="allow" name="allow" value="yes">${texts.accept[language]}</button>
</form>`,
  );

export const renderAdminPage = (user: MicrosoftUser, language: PageLanguage): Page =>
  renderPage(
    texts.admin[language],
    language,
    html`<div class="account">${renderUser(user)}</div>
<p>${texts.adminLead[language]}</p>
<form method="post" class="actions">
<input type="hidden" name="user" value="${user.id}">
<button class="cancel" name="cancel" value="yes">${texts.back[language]}</button>
</form>`,
  );

export const renderErrorPage = (words: string, language: PageLanguage): Page => ({
  ...renderPage(texts.refused[language], language, html`<pre>${words}</pre>`),
  status: 400,
});
