let count = 0

/** A number that no other call in this process gets: for addresses and names that must not meet. */
export function unique(): number {
  count += 1
  return count
}
