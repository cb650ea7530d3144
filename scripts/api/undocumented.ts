interface Api {
  procedures: Record<string, { meta?: { says?: string } }>
  rows: { method: string; path: string; procedure: string; location: string | undefined }[]
  /** The reasons of procedures that have no path. */
  withoutPath: Record<string, string>
}

/** Every procedure that the API document leaves out or that says nothing, and every Location that no one can read. */
export function undocumented({ procedures, rows, withoutPath }: Api): string[] {
  const withPath = new Set(rows.map(({ procedure }) => procedure))
  const names = Object.keys(procedures)
  const readable = new Set(rows.filter(({ method }) => method === 'GET').map(({ path }) => toPattern(path)))
  return [
    ...names
      .filter((name) => !withPath.has(name) && !withoutPath[name])
      .map(
        (name) =>
          `${name} has no path → add a row in packages/api/src/paths, or a reason to withoutPath in rows.ts`,
      ),
    ...Object.keys(withoutPath)
      .filter((name) => withPath.has(name) || !names.includes(name))
      .map((name) => `${name} has a path or is gone → remove its reason from withoutPath in rows.ts`),
    ...names
      .filter((name) => !procedures[name]?.meta?.says)
      .map((name) => `${name} says nothing → add .meta({ says }) to the procedure`),
    ...rows
      .filter(({ location }) => location !== undefined && !readable.has(toPattern(location)))
      .map(
        ({ location, method, path }) =>
          `${method} ${path}: its location ${location} cannot be read → creates: true`,
      ),
  ]
}

/** The fields of a path may have other names in the output. */
function toPattern(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}
