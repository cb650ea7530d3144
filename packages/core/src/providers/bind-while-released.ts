import type { Db } from '@tallgrass/db'
import type { PaymentsPort } from '../ports/payments.ts'
import type { Guard } from '../ports/provider-call.ts'
import { type BoundPorts, bindPayments, bindProviders } from './bind-providers.ts'
import type { CallProvider } from './provider-guards.ts'
import { ensureReleased } from './site-held.ts'

/**
 * The ports for a request or for jobs, of which no call leaves while the site is held after a restore. The
 * sandbox is our own, but stands in for a provider: it waits as well.
 */
export function bindWhileReleased(db: Db, ports: BoundPorts, call: CallProvider): BoundPorts {
  const released: CallProvider = async (provider, ask) => {
    await ensureReleased(db)
    return call(provider, ask)
  }
  const bound = bindProviders(ports, released)
  return ports.payments.sandbox ? { ...bound, payments: bindSandbox(db, ports.payments) } : bound
}

function bindSandbox(db: Db, port: PaymentsPort): PaymentsPort {
  const { sandbox } = port
  const released: Guard = async (ask) => {
    await ensureReleased(db)
    return ask()
  }
  return {
    ...bindPayments(port, released),
    sandbox: sandbox && {
      ...sandbox,
      pay: (id, card) => released(() => sandbox.pay(id, card)),
      deliver: (notices) => released(() => sandbox.deliver(notices)),
    },
  }
}
