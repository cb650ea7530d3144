import type { MocksOf } from './mocks-of.ts'

export const documentMocks: MocksOf<'portal.documents'> = {
  'portal.documents.verify': () => ({
    type: 'scope_of_work',
    status: 'completed',
    sealedAt: '2026-11-12T15:30:00.000Z',
  }),
}
