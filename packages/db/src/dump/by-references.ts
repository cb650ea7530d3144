/** Orders tables so that each comes after those that it refers to. In a cycle, the first by name comes first. */
export function byReferences<Table extends { name: string }>(
  tables: Table[],
  references: { from: string; to: string }[],
): Table[] {
  const ordered = new Set<Table>()
  const visiting = new Set<Table>()
  const visit = (table: Table) => {
    if (visiting.has(table)) return
    visiting.add(table)
    for (const { from, to } of references) {
      const referred = from === table.name && tables.find(({ name }) => name === to)
      if (referred) visit(referred)
    }
    ordered.add(table)
  }
  for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(table)
  return [...ordered]
}
