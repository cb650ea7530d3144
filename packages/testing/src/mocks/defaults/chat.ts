import type { MocksOf } from './mocks-of.ts'

const LEAD_ID = '5c1f3a52-9d0e-4f0a-8a7e-3f6f2a1b4c5d'

export const chatMocks: MocksOf<'chat'> = {
  'chat.createLead': () => ({ id: LEAD_ID }),
  'chat.submitChecklist': () => ({ ok: true }),
}
