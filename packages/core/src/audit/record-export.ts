import type { AuditAction } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { audit } from './audit.ts'

type Exported<Action> = Action extends `${infer Entity}.export` ? Entity : never

/** The kinds of records that can be exported, by their entity in the audit log. */
export type ExportedEntity = Exported<AuditAction>

interface ListExport {
  entity: ExportedEntity
  /** As a query string. */
  filter: string
  rows: number
  /** False if the download was aborted. */
  complete: boolean
}

/** Records that an administrator downloaded a list as a file. */
export async function recordExport(ctx: AdminCtx, { entity, ...after }: ListExport): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, { action: `${entity}.export`, entity, entityId: null, after }),
  )
}
