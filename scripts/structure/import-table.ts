import { importedRoom, isForTests, roomOf } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

type Row = { values: string[]; types?: string[] }

/** The packages that each package may import; from those under `types`, only types. */
export const importTable: Record<string, Row> = {
  domain: { values: [] },
  brand: { values: [] },
  contracts: { values: ['domain'] },
  db: { values: ['domain'] },
  core: { values: ['domain', 'contracts', 'brand', 'db'] },
  adapters: { values: ['domain', 'contracts', 'brand', 'db'], types: ['core'] },
  api: { values: ['domain', 'contracts', 'core'] },
  'trpc-msw-typed': { values: [] },
  client: { values: ['domain', 'contracts'], types: ['api'] },
  mocks: { values: ['domain', 'contracts', 'trpc-msw-typed'], types: ['client'] },
  testing: { values: ['domain', 'contracts', 'db'] },
  server: { values: ['domain', 'contracts', 'brand', 'db', 'core', 'adapters', 'api'] },
  web: { values: ['domain', 'contracts', 'brand'], types: ['api'] },
  example: { values: ['client'] },
  root: { values: ['domain', 'contracts', 'brand', 'db', 'core', 'adapters', 'api', 'server'] },
}

// The mocks answer the REST paths, which therefore run in the browser too.
const pathsRow: Row = { values: ['domain', 'contracts'] }
const PATHS = '@tallgrass/api/paths/'

/** What the mocks answer is the example in the API document. */
const EXAMPLES = 'scripts/api/example-table.ts'

/** Packages that only tests import. */
const FOR_TESTS = ['mocks', 'testing']

export function checkImportTable(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, typeOnly }) => {
      if (specifier.startsWith(PATHS) && roomOf(path) === 'mocks') return []
      const target = importedRoom(specifier)
      const problem = target && problemOf(path, target, typeOnly)
      return problem ? [{ file: path, line, ...problem }] : []
    }),
  )
}

function rowOf(path: string): Row | undefined {
  if (path.startsWith('packages/api/src/paths/') && !isForTests(path)) return pathsRow
  return importTable[roomOf(path)]
}

function problemOf(path: string, target: string, typeOnly: boolean) {
  const room = roomOf(path)
  const row = rowOf(path)
  if (!row) {
    return {
      wrong: `${room} has no row in the import table`,
      fix: 'add a row to scripts/structure/import-table.ts',
    }
  }
  if (target === room) {
    return {
      wrong: `${room} imports itself by its package name`,
      fix: 'import the file by its relative path',
    }
  }
  // It is for other projects. Here, tests of the server and of the mocks use it as they do.
  if ((room === 'server' || room === 'mocks') && target === 'client' && isForTests(path)) return undefined
  // Tests compare the mocks with the router. Its own do without mocks, because the packages would form a cycle.
  if (room === 'mocks' && target === 'api' && isForTests(path)) return undefined
  if (path === EXAMPLES && target === 'mocks') return undefined
  if (FOR_TESTS.includes(target) && !row.values.includes(target)) {
    // Tests of a package without imports must not import anything either.
    if (isForTests(path) && row.values.length > 0) return undefined
    return {
      wrong: `only tests import @tallgrass/${target}`,
      fix: 'move this into a test, or the code out of that package',
    }
  }
  if (row.values.includes(target)) return undefined
  if (row.types?.includes(target)) {
    return typeOnly
      ? undefined
      : { wrong: `${room} may use only the types of ${target}`, fix: 'use "import type"' }
  }
  const allowed =
    row.values.length > 0 ? `${room} may import ${row.values.join(', ')}` : `${room} imports no other package`
  return { wrong: `${room} imports ${target}`, fix: `${allowed}: move the code, or pass it in from a caller` }
}
