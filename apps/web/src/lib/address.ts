import { isUuid } from '@tallgrass/domain'

const LONGEST_SEARCH = 200

// Addresses are read by the first script, so each of these is as small as it can be.

/** The one of `known` that stands in an address; `usual` is what stands there by not being there. */
export function oneOf<T>(known: readonly T[], value: unknown, usual?: T): T | undefined {
  return known.find((one) => one === value && one !== usual)
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

/** What is searched for, cut to what the server takes. */
export function searchOf(value: unknown): string | undefined {
  return textOf(value)?.slice(0, LONGEST_SEARCH)
}

export function idOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text && isUuid(text) ? text : undefined
}
