interface BookedCall {
  email: string
  /** What was left for this call; null for one that was booked before that was kept. */
  left: { phone: string | null } | null
}

/** How a booked call comes about: what was left decides. */
export function howWeCall({ email, left }: BookedCall): string {
  if (!left) return 'We will call the number you left, or send you a link if you left none.'
  return left.phone === null
    ? `You left no phone number, so we will send a link for the call to ${email}.`
    : `We will call you at ${left.phone}.`
}
