import { expect, test } from 'vitest'
import { asksForForm } from './form-request.ts'

test.each([
  'ok can I leave my name now',
  'show the form again',
  'where is that form',
  'write down my number',
])('“%s” asks for the form', (message) => {
  expect(asksForForm(message)).toBe(true)
})

test.each([
  'people fill in the form on our site and nobody answers',
  'why do you take my email',
  'is there a form for the checklist',
  'what happens with my details',
  'must I give my email to see it',
  'do I have to leave my name anywhere',
])('“%s” does not', (message) => {
  expect(asksForForm(message)).toBe(false)
})
