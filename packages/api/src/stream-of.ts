import { type TrackedEnvelope, tracked } from '@trpc/server'
import { z } from 'zod'

/** Messages and their ids, with which a reader goes on after a lost connection. */
type Stream<Message> = AsyncIterable<readonly [id: string, message: Message]>

const messages = new WeakMap<z.ZodType, z.ZodType>()

/** The output contract of a subscription whose messages have ids: each message is held to its contract. */
export function streamOf<Message extends z.ZodType>(message: Message) {
  const contract = z
    .custom<Stream<z.input<Message>>>(isIterable)
    .transform((stream) => track(stream, message))
  messages.set(contract, message)
  return contract
}

/** The contract of one message, if the contract, perhaps wrapped by its procedure, is that of a stream. */
export function messageOf(contract: z.ZodType): z.ZodType | undefined {
  return messages.get(contract) ?? messages.get(Object.getPrototypeOf(contract))
}

async function* track<Message extends z.ZodType>(
  stream: Stream<z.input<Message>>,
  contract: Message,
): AsyncGenerator<TrackedEnvelope<z.output<Message>>, void> {
  for await (const [id, message] of stream) yield tracked(id, contract.parse(message))
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
