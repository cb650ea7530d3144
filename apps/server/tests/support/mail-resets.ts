import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import type { PasswordResetId, UserId } from '@tallgrass/domain'
import type { TestApp } from './test-app.ts'

/** Runs the jobs that create and email password reset links. */
export async function mailResets({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const { rows } = await services.database.pool.query<{
    data: { resetId: PasswordResetId; userId: UserId | null }
  }>(`delete from jobs.job where name = 'mail-password-reset' returning data`)
  for (const { data } of rows) await jobHandlers['mail-password-reset'](createSystemCtx(services), data)
}
