import { contact, names, openings } from '@tallgrass/brand'
import { publicUrl } from './public-url'

/** A schema.org item. */
export type Thing = { '@type': string | string[]; [property: string]: unknown }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The business with all its facts. */
export function business(description: string): Thing {
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': businessId(),
    name: names.business,
    description,
    url: `${publicUrl()}/`,
    logo: `${publicUrl()}/icon-512.png`,
    image: `${publicUrl()}/social/home.png`,
    telephone: contact.internationalPhone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: contact.region,
      addressRegion: contact.state,
      addressCountry: contact.country,
    },
    areaServed: contact.region,
    openingHoursSpecification: openings.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS[weekday],
      opens,
      closes,
    })),
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

export function shortBusiness(): Thing {
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
