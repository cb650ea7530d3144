import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { sendingAhead } from './sending-ahead'

const byMail = { emailEnabled: true, signersEmailed: true }
const byService = { emailEnabled: false, signersEmailed: true }
const byHand = { emailEnabled: false, signersEmailed: false }

const [client] = organizations
const [contact] = client ? organizationDetailsOf(client).contacts : []

function signers(...accounts: boolean[]) {
  if (!contact) throw new Error('There is no sample contact')
  return { name: 'Maren Okafor', signers: accounts.map((hasAccount) => ({ ...contact, hasAccount })) }
}

test('only an email of ours invites, and only those without an account', () => {
  const invites = 'also invites them to create an account.'
  expect(sendingAhead(signers(false), byMail)).toContain(invites)
  expect(sendingAhead(signers(true), byMail)).not.toContain('invites')
  expect(sendingAhead(signers(), byMail)).not.toContain('invites')
  expect(sendingAhead(signers(false), byService)).not.toContain('invites')
  expect(sendingAhead(signers(true, false), byMail)).toContain('also invites a signer who has no account yet')
})

test('without email, those who have no account are to be invited by hand', () => {
  expect(sendingAhead(signers(true), byHand)).toMatch(/so let them know yourself\.$/)
  expect(sendingAhead(signers(false), byHand)).toMatch(/so invite them on the client’s page\.$/)
  expect(sendingAhead(signers(true, false), byHand)).toContain('and invite a signer who has no account yet')
})
