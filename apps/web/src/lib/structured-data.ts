import { contact, type DevlabProduct, type demos, hours, names } from '@tallgrass/brand'
import { publicUrl } from './public-url'

/** Something in the words of schema.org. */
export type Thing = { '@type': string | string[]; [property: string]: unknown }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The business itself, in full. */
export function business(description: string): Thing {
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': businessId(),
    name: names.business,
    description,
    url: `${publicUrl()}/`,
    logo: `${publicUrl()}/icon-512.png`,
    image: `${publicUrl()}/social/home.png`,
    telephone: contact.phoneAbroad,
    address: {
      '@type': 'PostalAddress',
      addressLocality: contact.region,
      addressRegion: contact.state,
      addressCountry: contact.country,
    },
    areaServed: contact.region,
    openingHoursSpecification: hours.openings.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS[weekday],
      opens,
      closes,
    })),
  }
}

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

export function questions(entries: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Where a page stands, from the home page down. */
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

/** A product of the lab. It has no price yet, so nothing is said of one. */
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

function shortBusiness(): Thing {
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': businessId(),
    name: names.business,
    url: `${publicUrl()}/`,
  }
}

function businessId() {
  return `${publicUrl()}/#business`
}
