interface BookedCall {
  email: string
  /** The contact details left for this call; null if they are not known. */
  left: { phone: string | null } | null
}

/** Says how we will reach the client for a booked call. */
export function howWeCall({ email, left }: BookedCall): string {
  if (!left) return 'We will call the number you left, or send you a link if you left none.'
  return left.phone === null
    ? `You left no phone number, so we will send a link for the call to ${email}.`
    : `We will call you at ${left.phone}.`
}
