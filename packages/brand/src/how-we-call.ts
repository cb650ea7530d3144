interface BookedCall {
  email: string
  /** What was left for this call; null for one that was booked before that was kept. */
  left: { phone: string | null } | null
}

/** How a booked call comes about: what was left decides. */
export function howWeCall({ email, left }: BookedCall): string {
  if (!left) return 'We call the number that you left, or write to you with a link if you left none.'
  return left.phone === null
    ? `You left no phone number, so we write to ${email} with a link to the call.`
    : `We call you at ${left.phone}.`
}
