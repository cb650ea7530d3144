// Without the kinds of text and the subscription, declarations of other projects could not name what calls answer.
export type {
  AnyId,
  Branded,
  CalendarDate,
  Entity,
  ErrorCode,
  Id,
  Instant,
  Money,
  Unparsed,
} from '@tallgrass/domain'
export type { Unsubscribable } from '@trpc/server/observable'
export {
  type ClientOptions,
  createTallgrassClient,
  type TallgrassClient,
} from './create-tallgrass-client.ts'
export { isTallgrassError, type TallgrassError } from './errors.ts'
export type { TallgrassInputs, TallgrassOutputs, TallgrassRouter } from './router.ts'
