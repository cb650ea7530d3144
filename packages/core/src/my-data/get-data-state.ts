import type { DataExport, DataState } from '@tallgrass/contracts/account'
import { findLatestExport } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'
import type { Ctx } from '../ctx.ts'
import { findRefusal } from './find-refusal.ts'

/** The latest copy of the caller's data, and whether they can delete their account. */
export async function getDataState(ctx: UserCtx): Promise<DataState> {
  const found = await findLatestExport(ctx.db, ctx.user.id)
  const refusal = (await findRefusal(ctx.db, { ...ctx.user, now: ctx.clock() })) ?? null
  return { export: found ? toExport(ctx, found) : null, refusal }
}

/** One whose time is over has ended, whether or not the job has run. */
function toExport(
  { clock }: Ctx,
  row: NonNullable<Awaited<ReturnType<typeof findLatestExport>>>,
): DataExport {
  const { expiresAt, status } = row
  const isOver = status === 'ready' && expiresAt !== null && Date.parse(expiresAt) <= clock().getTime()
  return { ...row, status: isOver ? 'ended' : status }
}
