import type { AssistantPort } from '../ports/assistant.ts'
import type { ESignPort, HostedSigning } from '../ports/esign.ts'
import type { MailPort } from '../ports/mail.ts'
import type { PaymentsPort } from '../ports/payments.ts'
import type { Guard, ProviderCall } from '../ports/provider-call.ts'
import type { CallProvider } from './provider-guards.ts'

export interface BoundPorts {
  assistant: AssistantPort
  esign: ESignPort
  mail: MailPort
  payments: PaymentsPort
}

/**
 * The ports for a request or for jobs, with every call to an outside service guarded. Our own services need
 * no guard.
 */
export function bindProviders(
  { assistant, esign, mail, payments }: BoundPorts,
  call: CallProvider,
): BoundPorts {
  return {
    assistant: {
      ...assistant,
      answer: (question) => assistant.answer(question, (ask) => call('model', ask)),
    },
    esign: esign.hosted ? bindSigning(esign, esign.hosted, call) : esign,
    mail: mail.enabled
      ? { ...mail, send: (message, own) => call('mail', (limit) => mail.send(message, combine(limit, own))) }
      : mail,
    payments: payments.sandbox ? payments : bindPayments(payments, (ask) => call('payments', ask)),
  }
}

/** Combines the limit with the caller's own, if any. */
function combine(limit: ProviderCall, own: ProviderCall | undefined): ProviderCall {
  if (!own) return limit
  return {
    signal: AbortSignal.any([limit.signal, own.signal]),
    within: Math.min(limit.within, own.within),
  }
}

export function bindPayments(port: PaymentsPort, guard: Guard): PaymentsPort {
  return {
    ...port,
    openSession: (session) => guard((limit) => port.openSession(session, limit)),
    findSession: (id) => guard((limit) => port.findSession(id, limit)),
    expireSession: (id) => guard((limit) => port.expireSession(id, limit)),
    refund: (refund) => guard((limit) => port.refund(refund, limit)),
    findRefund: (id) => guard((limit) => port.findRefund(id, limit)),
  }
}

function bindSigning(port: ESignPort, hosted: HostedSigning, call: CallProvider): ESignPort {
  return {
    ...port,
    send: (signing) => call('signing', (limit) => port.send(signing, limit)),
    list: (count) => call('signing', (limit) => port.list(count, limit)),
    finish: (signing) => call('signing', (limit) => port.finish(signing, limit)),
    hosted: {
      ...hosted,
      findSent: (key) => call('signing', (limit) => hosted.findSent(key, limit)),
      find: (id) => call('signing', (limit) => hosted.find(id, limit)),
      signingPage: (id, signer) => call('signing', (limit) => hosted.signingPage(id, signer, limit)),
      remind: (id, email) => call('signing', (limit) => hosted.remind(id, email, limit)),
      extend: (id, expiresAt) => call('signing', (limit) => hosted.extend(id, expiresAt, limit)),
      withdraw: (id, reason) => call('signing', (limit) => hosted.withdraw(id, reason, limit)),
    },
  }
}
