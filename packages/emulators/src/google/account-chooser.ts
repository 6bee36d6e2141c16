import { html } from '#html.ts';
import type { PageContent, PageLanguage, Text } from '#pages.ts';
import { type GoogleUser, nameOf } from './users.ts';

const texts = {
  title: { tr: 'Google ile giriş', en: 'Sign in with Google' },
  heading: { tr: 'Bir hesap seç', en: 'Choose an account' },
  lead: {
    tr: 'Kumbara’ya kim olarak girmek istersin? Bu kişiler uydurmadır; Kumbara onların adını ve e-postasını görür.',
    en: 'Who do you want to be in Kumbara? These people are made up; Kumbara will see their name and e-mail address.',
  },
  mailbox: {
    tr: 'Kumbara kimin Gmail kutusunu okusun? Bu kişiler uydurmadır.',
    en: 'Whose Gmail mailbox shall Kumbara read? These people are made up.',
  },
  empty: { tr: 'posta kutusu boş', en: 'empty mailbox' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
} satisfies Record<string, Text>;

/** The account chooser: a form with a button for each user and one to cancel. */
export function renderAccountChooser(
  users: readonly GoogleUser[],
  language: PageLanguage,
  isMailbox: boolean,
): Omit<PageContent, 'formTargets'> {
  return {
    title: `${texts.title[language]} · Kumbara Sandbox`,
    body: html`<h1>${texts.heading[language]}</h1>
<p>${texts[isMailbox ? 'mailbox' : 'lead'][language]}</p>
<form method="post">
<ul class="choices">${users.map(
      (user) => html`<li><button class="choice" name="user" value="${user.id}">
<img class="picture" src="/google/picture/${user.id}.svg" alt="">
<span class="label"><b>${nameOf(user)}</b><small>${user.email}</small>${user.note && html`<small>${user.note[language]}</small>`}${isMailbox && !user.fixture && html`<small>${texts.empty[language]}</small>`}</span>
</button></li>`,
    )}</ul>
<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>
</form>`,
  };
}
