import { html } from '#html.ts';
import type { PageContent, SandboxLanguage, Text } from '#pages.ts';
import { nameOf, type Person } from './people.ts';

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

/** The account chooser: a form whose buttons are people, and one that says no. */
export function chooser(
  people: readonly Person[],
  language: SandboxLanguage,
  isMailbox: boolean,
): Omit<PageContent, 'formTargets'> {
  return {
    title: `${texts.title[language]} · Kumbara Sandbox`,
    body: html`<h1>${texts.heading[language]}</h1>
<p>${texts[isMailbox ? 'mailbox' : 'lead'][language]}</p>
<form method="post">
<ul class="people">${people.map(
      (person) => html`<li><button class="person" name="person" value="${person.id}">
<img class="picture" src="/google/picture/${person.id}.svg" alt="">
<span class="words"><b>${nameOf(person)}</b><small>${person.email}</small>${person.note && html`<small>${person.note[language]}</small>`}${isMailbox && !person.story && html`<small>${texts.empty[language]}</small>`}</span>
</button></li>`,
    )}</ul>
<button class="cancel" name="cancel" value="yes">${texts.cancel[language]}</button>
</form>`,
  };
}
