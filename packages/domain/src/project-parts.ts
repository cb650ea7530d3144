import { defineFlow } from './flow.ts'

export const acceptanceStatuses = ['PENDING', 'PASSED', 'FAILED'] as const
export type AcceptanceStatus = (typeof acceptanceStatuses)[number]

export const acceptanceFlow = defineFlow('checklist item', {
  PENDING: { PASSED: 'PASSED', FAILED: 'FAILED' },
  PASSED: { PENDING: 'PENDING' },
  FAILED: { PENDING: 'PENDING' },
})

export const transferStatuses = ['PENDING', 'CONFIGURED', 'TRANSFERRED'] as const
export type TransferStatus = (typeof transferStatuses)[number]

/** The handover of a tool to the client; it may go back one step. */
export const transferFlow = defineFlow('tool', {
  PENDING: { CONFIGURED: 'CONFIGURED' },
  CONFIGURED: { PENDING: 'PENDING', TRANSFERRED: 'TRANSFERRED' },
  TRANSFERRED: { CONFIGURED: 'CONFIGURED' },
})

export const costCategories = ['SERVICE_FEES', 'SUBSCRIPTIONS', 'MISC', 'TRAVEL'] as const
export type CostCategory = (typeof costCategories)[number]
