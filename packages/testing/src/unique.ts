let count = 0

/** A number unique within this process, for addresses and names that must not collide. */
export function unique(): number {
  count += 1
  return count
}
