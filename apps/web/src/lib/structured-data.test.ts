import { demos, devlab, home, hours } from '@tallgrass/brand'
import { describe, expect, test } from 'vitest'
import { pageHead } from './page-head'
import { PUBLIC_URL_PLACEHOLDER as ORIGIN } from './public-url'
import { business, questions } from './structured-data'
import { breadcrumbs, service, software } from './structured-pages'

// Required by schema.org and by the search engines: https://developers.google.com/search/docs/appearance.
describe('structured data', () => {
  test('the business has a name, an address, a telephone number and its opening hours', () => {
    const thing = business('What it does')
    expect(thing).toMatchObject({
      '@type': ['Organization', 'ProfessionalService'],
      '@id': `${ORIGIN}/#business`,
      name: expect.stringMatching(/./),
      description: 'What it does',
      url: `${ORIGIN}/`,
      telephone: expect.stringMatching(/^\+\d[\d-]+$/),
      areaServed: expect.stringMatching(/./),
      address: { '@type': 'PostalAddress', addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
    })
    expect(thing.openingHoursSpecification).toHaveLength(hours.openings.length)
    expect(thing.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Saturday',
      opens: '10:00',
      closes: '14:00',
    })
  })

  test('each of the five services names the business and links to its place on the page', () => {
    const services = demos.map((demo) => service(demo, '/small-business'))
    expect(services).toHaveLength(5)
    for (const thing of services) {
      expect(thing).toMatchObject({
        '@type': 'Service',
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        provider: { '@id': business('')['@id'] },
      })
    }
    expect(services[0]?.url).toBe(`${ORIGIN}/small-business#speed-to-lead`)
  })

  test('every question has one accepted answer', () => {
    expect(questions(home.questions.entries)).toEqual({
      '@type': 'FAQPage',
      mainEntity: home.questions.entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  })

  test('breadcrumbs start at the home page', () => {
    const trail = breadcrumbs([
      { name: 'DevLab', path: '/devlab' },
      { name: 'Echo', path: '/devlab/echo' },
    ])
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'DevLab', item: `${ORIGIN}/devlab` },
      { '@type': 'ListItem', position: 3, name: 'Echo', item: `${ORIGIN}/devlab/echo` },
    ])
  })

  test('a product of the lab is software without a price', () => {
    for (const product of devlab.products) {
      const thing = software(product)
      expect(thing).toMatchObject({
        '@type': 'SoftwareApplication',
        name: product.name,
        applicationCategory: expect.stringMatching(/Application$/),
        operatingSystem: expect.stringMatching(/./),
        url: `${ORIGIN}/devlab/${product.slug}`,
      })
      expect(thing).not.toHaveProperty('offers')
    }
  })
})

describe('the head of a page', () => {
  const head = pageHead({
    path: '/terms',
    title: 'Terms',
    description: 'What we agree on',
    things: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }],
  })

  test('has a canonical address and the generated preview image', () => {
    expect(head.links).toEqual([{ rel: 'canonical', href: `${ORIGIN}/terms` }])
    expect(head.meta).toContainEqual({ title: 'Terms' })
    expect(head.meta).toContainEqual({ name: 'description', content: 'What we agree on' })
    expect(head.meta).toContainEqual({ property: 'og:url', content: `${ORIGIN}/terms` })
    expect(head.meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/social/terms.png` })
  })

  test('contains structured data that cannot close its script element', () => {
    const [script] = head.scripts
    expect(script?.children).not.toContain('<')
    expect(JSON.parse(script?.children ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><script>alert(1)</script>',
    })
  })
})
