import { type Entity, type Id, toId } from '@tallgrass/domain'

const MAX_SEARCH_LENGTH = 200

// The first chunk reads addresses, so these functions are kept as small as possible.

/** The value if it is one of `known` and not the default, which addresses leave out; otherwise undefined. */
export function oneOf<T>(known: readonly T[], value: unknown, defaultValue?: T): T | undefined {
  return known.find((one) => one === value && one !== defaultValue)
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

/** A search text, truncated to the length that the server accepts. */
export function searchOf(value: unknown): string | undefined {
  return textOf(value)?.slice(0, MAX_SEARCH_LENGTH)
}

/** The id of such a record; undefined if the value is no id. */
export function idOf<E extends Entity>(entity: E, value: unknown): Id<E> | undefined {
  return toId(entity, textOf(value)?.toLowerCase() ?? '')
}
