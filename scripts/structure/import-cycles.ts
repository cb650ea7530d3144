import { posix } from 'node:path'
import { findCycles, type Graph } from './find-cycles.ts'
import { importedRoom, isForTests, roomOf } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/** No module and no package may need itself. Types do not count: they are gone when the program runs. */
export function checkImportCycles(files: SourceFile[]): Violation[] {
  return [...findCycles(moduleGraph(files)), ...findCycles(packageGraph(files))].map(
    ({ names, file, line }) => ({
      file,
      line,
      wrong: `import cycle ${names.join(' → ')}`,
      fix: 'move what both sides need into a file or package of its own',
    }),
  )
}

function moduleGraph(files: SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier, line, typeOnly }) => {
        const to = !typeOnly && specifier.startsWith('.') ? resolve(path, specifier, known) : undefined
        return to ? [{ to, file: path, line }] : []
      }),
    ]),
  )
}

// The web app leaves the extension away, as its bundler allows.
function resolve(from: string, specifier: string, known: Set<string>) {
  const path = posix.join(posix.dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate))
}

function packageGraph(files: SourceFile[]): Graph {
  const graph: Graph = new Map()
  for (const { path, imports } of files.filter((file) => !isForTests(file.path))) {
    const edges = imports.flatMap(({ specifier, line, typeOnly }) => {
      const to = typeOnly ? undefined : importedRoom(specifier)
      return to && to !== roomOf(path) ? [{ to, file: path, line }] : []
    })
    graph.set(roomOf(path), [...(graph.get(roomOf(path)) ?? []), ...edges])
  }
  return graph
}
