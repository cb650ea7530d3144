import { recognizeRefetches } from '../../lib/unattended'

/** What is being fetched again though no hand asked for it, with how many fetches are under way. */
const underWay = new Map<string, number>()

recognizeRefetches(({ input, path, type }) => type === 'query' && underWay.has(nameOf(path, input)))

/** Marks the calls of a fetch as unattended while it is under way. */
export async function asRefetch<Answer>(
  path: string,
  input: unknown,
  fetch: () => Promise<Answer>,
): Promise<Answer> {
  const name = nameOf(path, input)
  underWay.set(name, (underWay.get(name) ?? 0) + 1)
  try {
    return await fetch()
  } finally {
    const left = (underWay.get(name) ?? 1) - 1
    if (left > 0) underWay.set(name, left)
    else underWay.delete(name)
  }
}

/** Names what a query asks for. The pages of a list are one query. */
function nameOf(path: string, input: unknown): string {
  const { cursor: _cursor, direction: _direction, ...asked } = Object(input)
  return `${path} ${JSON.stringify(asked)}`
}
