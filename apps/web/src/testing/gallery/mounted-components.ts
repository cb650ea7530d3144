interface Fiber {
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/**
 * The components that are rendered under the root of a page. NOTE it reads React's own tree, which has no public way in;
 * the test of all components fails if React moves it.
 */
export function mountedComponents(root: Element): Set<unknown> {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
  const mounted = new Set<unknown>()
  const waiting: (Fiber | null)[] = key ? [(root as unknown as Record<string, Fiber>)[key] ?? null] : []
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue
    mounted.add(fiber.type)
    waiting.push(fiber.sibling, fiber.child)
  }
  return mounted
}
