import { NoticeRefused } from '@tallgrass/domain'
import { boldSignNotice } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { readBoldSignNotice } from './read-boldsign-notice.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const SECRETS = ['old-secret', 'new-secret']

type Notice = Pick<ReturnType<typeof boldSignNotice>, 'body'> & { headers: Record<string, string | string[]> }

const read = ({ body, headers }: Notice) =>
  readBoldSignNotice({ body: Buffer.from(body), headers, now: NOW }, SECRETS)

function notice({ ago = 0, ...facts }: { eventType?: string; secret?: string; ago?: number } = {}) {
  return boldSignNotice({
    eventType: 'Signed',
    documentId: 'b1',
    secret: 'new-secret',
    ...facts,
    at: new Date(NOW.getTime() - ago * 1000),
  })
}

test.each(SECRETS)('a notice signed with %s is accepted', (secret) => {
  expect(read(notice({ secret }))).toEqual({ documentId: 'b1', failed: false })
})

test('a notice signed with an unknown secret and with one of ours is accepted', () => {
  const { body, headers } = notice()
  const [t, s0 = ''] = headers['x-boldsign-signature'].split(', ')
  const signature = `${t}, s0=${'0'.repeat(64)}, ${s0.replace('s0', 's1')}`
  expect(read({ body, headers: { 'x-boldsign-signature': signature } })).toMatchObject({ documentId: 'b1' })
})

test('a document that could not be prepared is reported as failed', () => {
  expect(read(notice({ eventType: 'SendFailed' }))).toEqual({ documentId: 'b1', failed: true })
})

test('a notice more than five minutes from our clock is refused', () => {
  expect(read(notice({ ago: 295 }))).toMatchObject({ documentId: 'b1' })
  expect(() => read(notice({ ago: 305 }))).toThrow(NoticeRefused)
  expect(() => read(notice({ ago: -305 }))).toThrow(NoticeRefused)
})

test('the verification of the address is accepted before the secret is known', () => {
  expect(read({ ...notice({ eventType: 'Verification' }), headers: {} })).toEqual({
    documentId: null,
    failed: false,
  })
})

describe('a notice is refused', () => {
  const { body, headers } = notice()
  const header = headers['x-boldsign-signature']
  test.each<[string, Notice]>([
    ['altered', { body: body.replace('b1', 'b2'), headers }],
    ['signed with another secret', notice({ secret: 'guessed' })],
    ['not signed', { body, headers: {} }],
    ['signed with an empty signature', { body, headers: { 'x-boldsign-signature': '' } }],
    [
      'signed without a time',
      { body, headers: { 'x-boldsign-signature': header.replace(/t=\d+/, 't=now') } },
    ],
    ['signed with a truncated signature', { body, headers: { 'x-boldsign-signature': header.slice(0, -2) } }],
    ['signed twice', { body, headers: { 'x-boldsign-signature': [header, header] } }],
    ['empty', { body: '', headers }],
    ['not JSON', { body: '<event/>', headers }],
  ])('when it is %s', (_how, refused) => {
    expect(() => read(refused)).toThrow(NoticeRefused)
  })
})
