import { expect, test } from 'vitest'
import { reviewedForm, reviewedTextOf } from './reviewed-form.ts'

const files = [
  { name: 'b.png', sha256: 'bb' },
  { name: 'z.png', sha256: 'aa' },
  { name: 'a.png', sha256: 'aa' },
]
const handedIn = { note: 'See the “door”', links: ['https://example.com/2', 'https://example.com/1'], files }

test('without a hand-in, it is the text alone, as it was before there were any', () => {
  const text = reviewedTextOf({ title: 'Greeting', detail: 'Short' })
  expect(reviewedForm(text, null)).toBe('Greeting\n\nShort')
  expect(reviewedTextOf({ title: 'Greeting', detail: null })).toBe('Greeting')
})

test('with a hand-in, it names everything, the files in an order of their own', () => {
  expect(reviewedForm('Greeting', handedIn)).toBe(
    '["tallgrass-review/2","Greeting","See the “door”",["https://example.com/2","https://example.com/1"],[["a.png","aa"],["z.png","aa"],["b.png","bb"]]]',
  )
  expect(reviewedForm('Greeting', { ...handedIn, files: files.toReversed() })).toBe(
    reviewedForm('Greeting', handedIn),
  )
})

test('no part can stand in for another', () => {
  const forms = [
    reviewedForm('A', { note: null, links: [], files: [] }),
    reviewedForm('A', { note: '', links: [], files: [] }),
    reviewedForm('A', { note: null, links: ['A'], files: [] }),
    reviewedForm('A', { note: null, links: [], files: [{ name: 'A', sha256: 'A' }] }),
    reviewedForm('A","B', { note: null, links: [], files: [] }),
    reviewedForm('A', { note: 'B', links: [], files: [] }),
  ]
  expect(new Set(forms).size).toBe(forms.length)
})

test('files of one name, and of one content, are all named, in whatever order they come', () => {
  const twins = [
    { name: 'Logo.png', sha256: 'bb' },
    { name: 'Logo.png', sha256: 'aa' },
    { name: 'Logo.png', sha256: 'aa' },
    { name: 'Copy of the logo.png', sha256: 'aa' },
  ]
  const form = reviewedForm('A', { note: null, links: [], files: twins })
  expect(form).toBe(
    '["tallgrass-review/2","A",null,[],[["Copy of the logo.png","aa"],["Logo.png","aa"],["Logo.png","aa"],["Logo.png","bb"]]]',
  )
  for (const at of twins.keys()) {
    const turned = [...twins.slice(at), ...twins.slice(0, at)]
    expect(reviewedForm('A', { note: null, links: [], files: turned })).toBe(form)
  }
})
