import { expect, test } from 'vitest'
import { fillInputs, seoResults } from './seo-results.ts'

const templates = {
  before: { title: '{business}', meta: 'Welcome', heading: 'Welcome to {business}' },
  after: {
    title: '{service} in {location}',
    meta: '{business}: {service}',
    heading: '{service}, {location}',
  },
  answers: [{ question: 'Who does {service}?', answer: '{business} does.' }],
  citations: [{ source: '{location} guide', reason: 'Lists {business}' }],
}

test('every text uses what the visitor typed', () => {
  const inputs = { business: 'Okafor Tile', service: 'tiling', location: 'Plano' }
  expect(seoResults(inputs, templates)).toMatchObject({
    before: { title: 'Okafor Tile', meta: 'Welcome', heading: 'Welcome to Okafor Tile' },
    after: { title: 'Tiling in Plano', meta: 'Okafor Tile: tiling', heading: 'Tiling, Plano' },
    answers: [{ question: 'Who does tiling?', answer: 'Okafor Tile does.' }],
    citations: [{ source: 'Plano guide', reason: 'Lists Okafor Tile' }],
  })
})

test.each([
  ['shower tile', 'Shower tile'],
  ['épilation', 'Épilation'],
  ['iPhone repair', 'iPhone repair'],
  ['HVAC', 'HVAC'],
  ['24-hour towing', '24-hour towing'],
])('a text that begins with the service "%s" begins with "%s"', (service, shown) => {
  const inputs = { business: 'Okafor', service, location: 'Plano' }
  expect(fillInputs('{service}, and {service}', inputs)).toBe(`${shown}, and ${service}`)
})

test('the structured data is valid schema.org JSON-LD, whatever was typed', () => {
  const inputs = { business: '"A" & {service} $1', service: 'x\\y', location: '</script>' }
  expect(JSON.parse(seoResults(inputs, templates).schema)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        name: '"A" & {service} $1',
        description: '"A" & {service} $1: x\\y',
        areaServed: { '@type': 'Place', name: '</script>' },
        makesOffer: { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'x\\y' } },
      },
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Who does x\\y?',
            acceptedAnswer: { '@type': 'Answer', text: '"A" & {service} $1 does.' },
          },
        ],
      },
    ],
  })
})
