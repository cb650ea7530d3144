// Separate from structured-data.ts, which the home page pulls into the first chunk.
import { contact, type DevlabProduct, type demos } from '@tallgrass/brand'
import { publicUrl } from './public-url'
import { shortBusiness, type Thing } from './structured-data'

export function service({ id, title, descriptor }: (typeof demos)[number], path: string): Thing {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: descriptor,
    url: `${publicUrl()}${path}#${id}`,
    areaServed: contact.region,
    provider: shortBusiness(),
  }
}

/** The path to a page, from the home page down. */
export function breadcrumbs(below: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...below].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl() + path,
    })),
  }
}

/** A product of the lab. No `offers`, because it has no price yet. */
export function software({ category, name, slug, summary }: DevlabProduct): Thing {
  const path = `/devlab/${slug}`
  return {
    '@type': 'SoftwareApplication',
    name,
    description: summary,
    url: publicUrl() + path,
    image: `${publicUrl()}/social${path}.png`,
    applicationCategory: category,
    operatingSystem: 'Any, in the browser',
    creativeWorkStatus: 'In development',
    provider: shortBusiness(),
  }
}
