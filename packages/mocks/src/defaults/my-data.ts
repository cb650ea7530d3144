import type { DataExport } from '@tallgrass/contracts/account'
import { DAY_MS, parseInstant, toInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import type { MocksOf } from './mocks-of.ts'

const ASKED_AT = parseInstant('2026-11-02T15:00:00.000Z')

/** One that was made long ago and has ended. */
export const endedExport: DataExport = {
  id: anId('DataExport'),
  status: 'ended',
  size: 1_400_000,
  createdAt: ASKED_AT,
  readyAt: ASKED_AT,
  expiresAt: toInstant(new Date(Date.parse(ASKED_AT) + 7 * DAY_MS)),
}

/** Remembers that a copy was asked for. */
export function ownDataMocks(): MocksOf<'auth.data'> {
  let current: DataExport | null = null
  return {
    'auth.data.state': () => ({ export: current, refusal: null }),
    'auth.data.requestExport'() {
      const nothing = { size: null, readyAt: null, expiresAt: null }
      current = { ...endedExport, ...nothing, status: 'asked', createdAt: toInstant(new Date()) }
      return { export: current, refusal: null }
    },
    'auth.data.openExport': ({ id }) => ({ path: `/api/account/exports/${id}` }),
    'auth.data.requestDeletion': () => ({ ok: true }),
  }
}

export const adminDataMocks: MocksOf<'admin.data'> = {
  'admin.data.erasePerson': () => ({ ok: true }),
}

export const yourDataMocks: MocksOf<'chat.yourData'> = {
  'chat.yourData.get': () => ({
    email: 'nadia@example.com',
    isClient: false,
    name: 'Nadia Fox',
    company: 'Fox Tiling',
    phone: null,
    conversations: 2,
    calls: 1,
    mails: 3,
    waitlists: 0,
  }),
  'chat.yourData.copy': () => ({ fileName: 'your-data-2026-11-02.json', content: '{}\n' }),
  'chat.yourData.delete': () => ({ ok: true }),
}
