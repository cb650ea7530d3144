const LONGEST_NUMBER = 19

/** '4242 4242 4242' of what was typed so far: digits in groups of four. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, LONGEST_NUMBER)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** '12 / 28' of '1228', '01 / 28' of '1/28'. */
export function formatExpiry(typed: string): string {
  const padded = typed.trim().replace(/^(\d)\s*\//, '0$1/')
  const digits = padded.replaceAll(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Formats while somebody types at the end; whoever corrects the middle keeps their place there. */
export function formatTyped(
  { selectionStart, value }: { value: string; selectionStart: number | null },
  format: (typed: string) => string,
): string {
  return selectionStart === value.length ? format(value) : value
}
