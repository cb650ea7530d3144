/** Test cards known to the test mode of every payment provider. They belong to no one. */
export const testCards = [
  { number: '4242 4242 4242 4242', does: 'Payment succeeds' },
  { number: '4000 0000 0000 0002', does: 'Card is declined' },
  { number: '4000 0000 0000 9995', does: 'Insufficient funds' },
  { number: '4000 0025 0000 3155', does: 'Needs authentication' },
] as const

/** The other details of a test card: any future month and any code. */
export function testDetails(now: Date) {
  const year = String((now.getFullYear() + 2) % 100).padStart(2, '0')
  return { expiry: `12 / ${year}`, cvc: '123' }
}
