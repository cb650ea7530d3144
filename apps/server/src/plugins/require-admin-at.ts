import { type AdminCtx, type Ctx, recordRefusal, requireAdmin } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'

/** For paths that are not procedures. Records a refusal in the audit log, as procedures do. */
export async function requireAdminAt(path: string, ctx: Ctx): Promise<AdminCtx> {
  try {
    return requireAdmin(ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') await recordRefusal(ctx, path)
    throw error
  }
}
