const MAX_DIGITS = 19
/** Groups the digits by four: '4242 4242 4242'. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Turns '1228' into '12 / 28' and '1/28' into '01 / 28'. */
export function formatExpiry(typed: string): string {
  const padded = typed.trim().replace(/^(\d)\s*\//, '0$1/')
  const digits = padded.replaceAll(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Formats only while the cursor is at the end, so that editing the middle does not move the cursor. */
export function formatTyped(
  { selectionStart, value }: { value: string; selectionStart: number | null },
  format: (typed: string) => string,
): string {
  return selectionStart === value.length ? format(value) : value
}
