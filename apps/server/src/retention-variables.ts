import { defaultRetention, type Retention } from '@tallgrass/domain'
import type { z } from 'zod'
import { whole } from './variable-kinds.ts'

/** About a hundred years. */
const MAX_DAYS = 36_500
const days = (kept: number) => whole(0, MAX_DAYS).default(kept)

export const retentionVariables = {
  RETENTION_CHATS: days(defaultRetention.chats),
  RETENTION_LEADS: days(defaultRetention.leads),
  RETENTION_OUTBOX: days(defaultRetention.outbox),
  RETENTION_SIGN_INS: days(defaultRetention.signIns),
}

type Values = { [Name in keyof typeof retentionVariables]: z.infer<(typeof retentionVariables)[Name]> }

/** After how many days things are deleted. */
export function retentionOf(values: Values): Retention {
  return {
    chats: values.RETENTION_CHATS,
    leads: values.RETENTION_LEADS,
    outbox: values.RETENTION_OUTBOX,
    signIns: values.RETENTION_SIGN_INS,
  }
}
