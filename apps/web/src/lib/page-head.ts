import { names } from '@tallgrass/brand'
import { publicUrl } from './public-url'
import type { Thing } from './structured-data'

interface PublicPage {
  /** The canonical path, without the origin. */
  path: string
  title: string
  description: string
  /** Structured data for search engines. */
  things?: Thing[]
}

/** The head of a public page, for search engines and for previews of shared links. */
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

/** The head of a page that search engines must not list. */
export function hiddenHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}

function toJsonLd(thing: Thing) {
  // Escaped, so that no text can close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}

/** In pixels, as social networks recommend. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const

export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/home' : path}.png`
}
