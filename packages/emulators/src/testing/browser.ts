type Cookie = { host: string; path: string; name: string; value: string };
export type Page = { url: URL; status: number; headers: Headers; text: string };
type Send = { method?: string; headers?: Record<string, string>; body?: URLSearchParams | string };

const asText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>' })[entity] ?? '"');

function filledFields(markup: string): [string, string][] {
  return [...markup.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => asText(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '');
    const counts = attribute('type') === 'hidden' || (attribute('type') === 'checkbox' && / checked\b/.test(input));
    return counts ? [[attribute('name'), attribute('value')]] : [];
  });
}

/**
 * A minimal browser for sign-in tests: cookies by host and path, redirects, forms.
 *
 * @param dial maps an origin to the one that is really listening
 */
export function openBrowser(dial: (origin: string) => string = (origin) => origin) {
  let cookies: Cookie[] = [];

  const cookiesFor = ({ hostname, pathname }: URL) =>
    cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  function keep(setCookie: string, { hostname, pathname }: URL): void {
    const [pair = '', ...attributes] = setCookie.split(/; */);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attribute = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? pathname.replace(/\/[^/]*$/, '/');
    const ends = attribute('expires');
    cookies = cookies.filter((old) => !(old.host === hostname && old.path === path && old.name === name));
    if (!ends || Date.parse(ends) > Date.parse('1990-01-01')) cookies.push({ host: hostname, path, name, value });
  }

  /** Sends one request with its cookies. Redirects are not followed. */
  async function request(address: string | URL, { headers, ...send }: Send = {}): Promise<Page> {
    const url = new URL(address);
    const cookie = cookiesFor(url);
    const answer = await fetch(dial(url.origin) + url.pathname + url.search, {
      redirect: 'manual',
      ...send,
      headers: { accept: 'text/html', ...headers, ...(cookie && { cookie }) },
    });
    for (const line of answer.headers.getSetCookie()) keep(line, url);
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Follows redirects from an address to a page, or stops before the first address for which `until` is true. */
  async function visit(address: string | URL, send: Send = {}, until = (_next: URL) => false): Promise<Page> {
    let at = await request(address, send);
    for (let step = 0; at.headers.has('location'); step += 1) {
      if (step > 20) throw new Error('redirected in circles');
      const next = new URL(at.headers.get('location') ?? '', at.url);
      if (until(next)) return { ...at, url: next };
      at = await request(next, { headers: send.headers });
    }
    return at;
  }

  return {
    request,
    visit,
    /** Submits the form of a page by a button, with its hidden fields and ticked checkboxes. */
    press: (page: Page, name: string, value: string, until?: (next: URL) => boolean) =>
      visit(
        page.url,
        { method: 'POST', body: new URLSearchParams([...filledFields(page.text), [name, value]]) },
        until,
      ),
    /** Submits the form of a page with these fields only. */
    submit: (page: Page, fields: [name: string, value: string][], until?: (next: URL) => boolean) =>
      visit(page.url, { method: 'POST', body: new URLSearchParams(fields) }, until),
    cookies: () => cookies.map(({ name, value }) => ({ name, value })),
    forgetCookies: () => {
      cookies = [];
    },
  };
}
