import { html } from '#html.ts';
import type { PageContent, PageLanguage } from '#pages.ts';
import texts from './consent-page.json' with { type: 'json' };
import { scopeTexts } from './scopes.ts';
import { type GoogleUser, nameOf } from './users.ts';

/** The consent page for scopes beyond sign-in, each with a checkbox. */
export function renderConsentPage(
  user: GoogleUser,
  requestedScopes: readonly string[],
  language: PageLanguage,
): Omit<PageContent, 'formTargets'> {
  return {
    title: `${texts.title[language]} · Kumbara Sandbox`,
    body: html`<h1>${texts.heading[language]}</h1>
<div class="account"><img class="picture" src="/google/picture/${user.id}.svg" alt="">
<span class="label"><b>${nameOf(user)}</b><small>${user.email}</small></span></div>
<form method="post">
<input type="hidden" name="user" value="${user.id}">
<fieldset><legend>${texts.lead[language]}</legend>
${requestedScopes.map(
  (scope) => html`<label class="scope"><input type="checkbox" name="scope" value="${scope}" checked>
<span class="label">${scopeTexts[scope]?.[language]}<small>${scope.replace(/^https:\/\/(www\.googleapis\.com\/auth\/)?/, '')}</small></span></label>`,
)}</fieldset>
<p>${texts.note[language]}</p>
<div class="actions">
<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>
<button class="allow" name="allow" value="yes">${texts.allow[language]}</button>
</div>
</form>`,
  };
}
