import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PROGRAM = fileURLToPath(new URL('../../packages/testing/src/outside-services.ts', import.meta.url))

const ports = z.object({ payments: z.int(), signing: z.int(), mail: z.int() })
const state = z.object({
  sessions: z.array(z.object({ id: z.string(), invoiceId: z.string().optional(), isPaid: z.boolean() })),
  /** In cents. */
  refunds: z.array(z.int()),
  documents: z.array(z.object({ id: z.string(), labels: z.array(z.string()), status: z.string() })),
  mails: z.array(z.object({ messageId: z.string(), to: z.string() })),
})

export type OutsideState = z.infer<typeof state>
export type OutsideServices = Awaited<ReturnType<typeof startOutsideServices>>

/** Stand-ins for a payment provider, an e-signature service and a mail server, in a process of their own. */
export async function startOutsideServices() {
  const child = fork(PROGRAM)
  const [first] = await once(child, 'message')
  let last = 0
  function ask(what: { pay?: string; sign?: string } = {}): Promise<OutsideState> {
    const id = ++last
    const answered = Promise.withResolvers<OutsideState>()
    const listen = (message: { id: number }) => {
      if (message.id !== id) return
      child.off('message', listen)
      answered.resolve(state.parse(message))
    }
    child.on('message', listen)
    child.send({ id, ...what })
    return answered.promise
  }
  return {
    ports: ports.parse(first),
    /** What the services know. */
    state: () => ask(),
    /** The payer pays on the page of the provider. */
    pay: (session: string) => ask({ pay: session }),
    /** The next signer signs on the page of the service. */
    sign: (document: string) => ask({ sign: document }),
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
