import type { APIRequestContext, Page } from '@playwright/test'

/** What a search engine and a shared link would show: of the page as it is now, or of the HTML that was sent. */
export function readHead(page: Page, sent?: string) {
  return page.evaluate((html) => {
    const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...read.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      titles: [...read.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      addresses: all('meta[property="og:url"]', 'content'),
      images: all('meta[property="og:image"]', 'content'),
      types: [...read.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => JSON.parse(script.textContent ?? ''))
        .map((thing) => String(thing['@type'])),
    }
  }, sent)
}

/** Every page that is complete before a script runs, as the map of the site lists them. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (pages.length === 0) throw new Error('The map of the site is empty')
  return pages
}
