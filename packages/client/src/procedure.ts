import type { TRPCMutationProcedure, TRPCQueryProcedure, TRPCSubscriptionProcedure } from '@trpc/server'
import type { z } from 'zod'

type InputOf<Input> = Input extends z.ZodType ? z.input<Input> : Input

interface Definition<Input, Output> {
  input: InputOf<Input>
  output: Output
  meta: unknown
}

/** Reads. `Input` is void if it takes none. */
export type Query<Input, Output extends z.ZodType> = TRPCQueryProcedure<Definition<Input, z.output<Output>>>

/** Changes something. */
export type Mutation<Input, Output extends z.ZodType> = TRPCMutationProcedure<
  Definition<Input, z.output<Output>>
>

/** Sends messages, with ids by which a client goes on after a lost connection. */
export type Subscription<Input, Message extends z.ZodType> = TRPCSubscriptionProcedure<
  Definition<Input, AsyncIterable<{ id: string; data: z.output<Message> }, void>>
>
