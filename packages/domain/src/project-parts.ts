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

/** How a tool comes into the client's own hands; one step back is allowed. */
export const transferFlow = defineFlow('tool', {
  PENDING: { CONFIGURED: 'CONFIGURED' },
  CONFIGURED: { PENDING: 'PENDING', TRANSFERRED: 'TRANSFERRED' },
  TRANSFERRED: { CONFIGURED: 'CONFIGURED' },
})

export const costCategories = ['SERVICE_FEES', 'SUBSCRIPTIONS', 'MISC', 'TRAVEL'] as const
export type CostCategory = (typeof costCategories)[number]
