import { expect, test } from 'vitest'
import { composeFrom } from '../mail/compose-from.ts'
import { joinLinks } from '../mail/joined-links.ts'
import { documentMails } from './document-mails.ts'

const templates = Object.values(documentMails)
const TO_SIGN = 'http://localhost:3000/sign/1?token=a'
const facts = {
  name: 'Dele Okafor',
  clientName: 'Dele Okafor',
  title: 'Scope of work',
  expiresAt: null,
  reason: null,
}

test('a message with an invitation has both links, each under its own words', () => {
  const link = joinLinks(TO_SIGN, 'http://localhost:3000/invite/accept?token=b')
  const data = { ...facts, invitedUntil: '2026-12-04T15:00:00.000Z' }
  const { html, text } = composeFrom(templates, { template: 'document-sent', data, link })
  expect(text).toContain(`Read and sign:\n${TO_SIGN}\n\n`)
  expect(text).toContain('You have no account at Tallgrass Automation yet.')
  expect(text).toContain('This link works once and expires on December 4, 2026 at 9:00')
  expect(text).toContain('Create your account:\nhttp://localhost:3000/invite/accept?token=b\n\n')
  expect(html).toContain(`<a href="${TO_SIGN}"`)
  expect(html).toContain('<a href="http://localhost:3000/invite/accept?token=b">Create your account</a>')
})

test.each([[{}], [{ invitedUntil: null }]])('a message with %j has one link only', (invited) => {
  const data = { ...facts, ...invited }
  const { html, text } = composeFrom(templates, { template: 'document-sent', data, link: TO_SIGN })
  expect(text).toContain(`Read and sign:\n${TO_SIGN}`)
  expect(`${text}${html}`).not.toContain('account')
})
