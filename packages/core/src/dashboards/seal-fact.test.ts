import { expect, test } from 'vitest'
import { readSealFact } from './seal-fact.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const endingAt = (at: string) => async () => ({ endsAt: new Date(at) })

test.each([
  ['2031-11-20T10:00:00.000Z', 'good', 'The certificate is valid for 1,826 more days.'],
  ['2027-01-19T10:00:00.000Z', 'good', 'The certificate is valid for 60 more days.'],
  ['2027-01-19T09:59:59.000Z', 'note', 'The certificate expires in 59 days. Replace it before then.'],
  ['2026-11-21T10:00:00.000Z', 'note', 'The certificate expires in 1 day. Replace it before then.'],
  ['2026-11-20T09:59:59.000Z', 'fault', 'The certificate has expired. Documents cannot be sealed.'],
])('a certificate that ends at %s is %s', async (at, state, text) => {
  expect(await readSealFact(endingAt(at), NOW)).toMatchObject({
    subject: 'Document seal',
    state,
    text,
    ...(state === 'fault' && { since: at }),
    ...(state !== 'good' && { advice: expect.stringContaining('Move seal.pem out of DATA_DIR') }),
  })
})

test('a missing certificate is fine, but an unreadable one is a fault', async () => {
  expect(await readSealFact(async () => undefined, NOW)).toMatchObject({ state: 'good' })
  const broken = async () => {
    throw new Error('No PEM here')
  }
  expect(await readSealFact(broken, NOW)).toMatchObject({ state: 'fault' })
})
