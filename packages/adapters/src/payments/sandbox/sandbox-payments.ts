import type { PaymentsPort } from '@tallgrass/core'
import { cardLimits } from '@tallgrass/domain'

export function sandboxPayments(): PaymentsPort {
  const away = async () => {
    throw new Error('Not available yet')
  }
  return {
    provider: 'sandbox',
    testMode: true,
    limits: cardLimits,
    sandbox: { getSession: away, pay: away },
    openSession: away,
    findSession: away,
    expireSession: away,
    refund: away,
    findRefund: away,
    readNotice() {
      throw new Error('Not available yet')
    },
  }
}
