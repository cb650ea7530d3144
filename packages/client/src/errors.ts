import type { RefusalData } from '@tallgrass/contracts'
import type { ErrorCode } from '@tallgrass/domain'
import { TRPCClientError } from '@trpc/client'
import type { TallgrassRouter } from './router.ts'

/** A refusal of the server; `message` is a sentence that people may read. */
export type TallgrassError<Code extends ErrorCode = ErrorCode> = TRPCClientError<TallgrassRouter> & {
  data: RefusalData & { code: Code }
}

/** True for a refusal of the server, with this code if one is given. A server that could not be reached refuses nothing. */
export function isTallgrassError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is TallgrassError<Code> {
  if (!(error instanceof TRPCClientError)) return false
  const sent: unknown = error.data?.code
  return typeof sent === 'string' && (code === undefined || sent === code)
}
