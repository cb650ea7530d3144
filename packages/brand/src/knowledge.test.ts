import { expect, test } from 'vitest'
import { bookingTypes, contactEmail, demos, devlab, knowledge, workingTogether } from './index.ts'

const places: Record<string, string[]> = {
  '/': ['', 'results', 'questions'],
  '/small-business': ['', ...demos.map(({ id }) => id)],
  '/automation-checklist': [''],
  '/devlab': [''],
  '/schedule': ['', 'hours', 'process', 'pricing'],
  '/privacy': [''],
  '/terms': [''],
  ...Object.fromEntries(devlab.products.map(({ slug }) => [`/devlab/${slug}`, ['']])),
}

test('every passage has a unique id', () => {
  const ids = knowledge.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every demo and every product has a passage', () => {
  const ids = knowledge.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(demos.map(({ id }) => `service/${id}`)))
  expect(ids).toEqual(expect.arrayContaining(devlab.products.map(({ slug }) => `devlab/${slug}`)))
})

test.each(knowledge)('$id links to a page of the site', ({ href }) => {
  const [path = '', anchor = ''] = href.split('#')
  expect(places[path]).toContain(anchor)
})

test.each(knowledge)('$id is a complete answer that fits into a chat message', ({ text }) => {
  expect(text.length).toBeGreaterThan(60)
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text).toMatch(/^\p{Lu}.*\.$/u)
  expect(text).not.toMatch(/\s\s|\.\.|undefined|[<>[\]*]/)
  expect(text).not.toMatch(/^yes\b/i)
})

test('no passage contains the email address', () => {
  const words = JSON.stringify(knowledge)
  expect(words).not.toContain('@')
  expect(words).not.toContain(contactEmail())
})

test('the three calls have their names and a duration', () => {
  expect(Object.values(bookingTypes).map(({ label }) => label)).toEqual([
    'Smart AI Business Consultation',
    'SCORM Walkthrough',
    'STRIDES Walkthrough',
  ])
  for (const { minutes } of Object.values(bookingTypes)) expect(minutes).toBeGreaterThan(0)
})

test('no text about working together names a price', () => {
  expect(JSON.stringify([workingTogether, bookingTypes])).not.toMatch(/\$|\bUSD\b|dollar/i)
})
