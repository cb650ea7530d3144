import { names } from '@tallgrass/brand'
import { publicUrl } from './public-url'
import type { Thing } from './structured-data'

interface PublicPage {
  /** Its one address, without the origin. */
  path: string
  title: string
  description: string
  /** What stands on the page, for search engines. */
  things?: Thing[]
}

/** The head of a page that everybody should find: for search engines, and for links that are shared. */
export function pageHead({ path, title, description, things = [] }: PublicPage) {
  const url = publicUrl() + path
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: names.business },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: publicUrl() + socialImagePath(path) },
      { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
      { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: things.map((thing) => ({ type: 'application/ld+json', children: toJsonLd(thing) })),
  }
}

/** The head of a page that search engines leave out. */
export function hiddenHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}

function toJsonLd(thing: Thing) {
  // Nothing in it may look like the end of the element in which it stands.
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}

/** The size that networks ask for. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const

export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/home' : path}.png`
}
