import { findPicture } from '@tallgrass/db'
import { AppError, type UserId } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'

/** The picture of someone whom the caller may see, with this hash. Throws NOT_FOUND. */
export async function getPicture(
  { db, user }: UserCtx,
  address: { userId: UserId; sha256: string },
): Promise<Buffer> {
  const content = await findPicture(db, address, user)
  if (!content) throw new AppError('NOT_FOUND', 'This picture does not exist')
  return content
}
