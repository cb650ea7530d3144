import type { APIRequestContext, Page } from '@playwright/test'

/** The facts that search engines and link previews show: of the current page, or of the HTML in `sent`. */
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

/** The paths of all prerendered pages, from the sitemap. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (pages.length === 0) throw new Error('The sitemap is empty')
  return pages
}
