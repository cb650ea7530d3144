export type Edge = { to: string; file: string; line: number }
export type Graph = Map<string, Edge[]>
/** The names along a cycle, the first one again at the end, and where its last edge stands. */
export type Cycle = { names: string[]; file: string; line: number }

/** At least one cycle of every knot in the graph; none exactly if there is none. */
export function findCycles(graph: Graph): Cycle[] {
  const cycles: Cycle[] = []
  const done = new Set<string>()
  const trail: string[] = []

  function visit(name: string) {
    trail.push(name)
    for (const { to, file, line } of graph.get(name) ?? []) {
      const start = trail.indexOf(to)
      if (start >= 0) cycles.push({ names: [...trail.slice(start), to], file, line })
      else if (!done.has(to)) visit(to)
    }
    trail.pop()
    done.add(name)
  }

  for (const name of graph.keys()) if (!done.has(name)) visit(name)
  return cycles
}
