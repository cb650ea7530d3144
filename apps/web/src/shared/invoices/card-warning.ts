import { cardLimits, isPayableByCard, type Money } from '@tallgrass/domain'

/** Said wherever an administrator gets the payment link of an amount that cards cannot pay. Otherwise undefined. */
export function cardWarning(amount: Money): string | undefined {
  return isPayableByCard(amount, cardLimits)
    ? undefined
    : 'Cards cannot pay this amount. The page says how to pay instead.'
}
