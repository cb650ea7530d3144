import { agreementStatuses, agreementTypes } from '@tallgrass/domain'
import { z } from 'zod'
import { pageOf } from './page.ts'
import { instant } from './person.ts'

export const agreement = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  projectId: z.uuid().nullable(),
  projectName: z.string(),
  type: z.enum(agreementTypes),
  status: z.enum(agreementStatuses),
  createdAt: instant,
  signedAtClient: instant.nullable(),
  countersignedAt: instant.nullable(),
  url: z.string().nullable(),
})
export type Agreement = z.infer<typeof agreement>
export const agreementPage = pageOf(agreement)
