import { NoticeRefused } from '@tallgrass/domain'
import { boldSignNotice } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { readBoldSignNotice } from './read-boldsign-notice.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const SECRETS = ['secret-leaving', 'secret-coming']

type Notice = Pick<ReturnType<typeof boldSignNotice>, 'body'> & { headers: Record<string, string | string[]> }

const read = ({ body, headers }: Notice) =>
  readBoldSignNotice({ body: Buffer.from(body), headers, now: NOW }, SECRETS)

function notice({ ago = 0, ...facts }: { eventType?: string; secret?: string; ago?: number } = {}) {
  return boldSignNotice({
    eventType: 'Signed',
    documentId: 'b1',
    secret: 'secret-coming',
    ...facts,
    at: new Date(NOW.getTime() - ago * 1000),
  })
}

test.each(SECRETS)('is read when it was signed with %s', (secret) => {
  expect(read(notice({ secret }))).toEqual({ documentId: 'b1', failed: false })
})

test('is read when it was signed with a strange secret and with one of ours', () => {
  const { body, headers } = notice()
  const [t, s0 = ''] = headers['x-boldsign-signature'].split(', ')
  const signature = `${t}, s0=${'0'.repeat(64)}, ${s0.replace('s0', 's1')}`
  expect(read({ body, headers: { 'x-boldsign-signature': signature } })).toMatchObject({ documentId: 'b1' })
})

test('says where a document could not be prepared', () => {
  expect(read(notice({ eventType: 'SendFailed' }))).toEqual({ documentId: 'b1', failed: true })
})

test('is read up to five minutes afterwards', () => {
  expect(read(notice({ ago: 295 }))).toMatchObject({ documentId: 'b1' })
  expect(() => read(notice({ ago: 305 }))).toThrow(NoticeRefused)
  expect(() => read(notice({ ago: -305 }))).toThrow(NoticeRefused)
})

test('the trial of the address is answered before anybody knows the secret', () => {
  expect(read({ ...notice({ eventType: 'Verification' }), headers: {} })).toEqual({
    documentId: null,
    failed: false,
  })
})

describe('is refused', () => {
  const { body, headers } = notice()
  const header = headers['x-boldsign-signature']
  test.each<[string, Notice]>([
    ['altered', { body: body.replace('b1', 'b2'), headers }],
    ['signed by somebody else', notice({ secret: 'guessed' })],
    ['not signed', { body, headers: {} }],
    ['signed with nothing', { body, headers: { 'x-boldsign-signature': '' } }],
    ['signed at no time', { body, headers: { 'x-boldsign-signature': header.replace(/t=\d+/, 't=now') } }],
    ['signed too shortly', { body, headers: { 'x-boldsign-signature': header.slice(0, -2) } }],
    ['signed twice over', { body, headers: { 'x-boldsign-signature': [header, header] } }],
    ['empty', { body: '', headers }],
    ['no JSON', { body: '<event/>', headers }],
  ])('when it is %s', (_how, told) => {
    expect(() => read(told)).toThrow(NoticeRefused)
  })
})
