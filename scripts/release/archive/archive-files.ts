import { dirname, join } from 'node:path/posix'
import { PUBLISHED } from '../../packages/published.ts'
import { isForTests } from '../../structure/rooms.ts'
import type { SourceFile } from '../../structure/source-tree.ts'

/** The commands that an installation needs; the others develop and test. */
export const archiveCommands = [
  'start',
  'setup',
  'db:migrate',
  'admin:create',
  'restore',
  'move',
  'backup',
  'drill',
  'audit:archive',
  'audit:verify',
  'verify',
]

const DOCUMENTS = /^(README\.md|LICENSE|\.env\.example|\.github\/.+)$/
const PROGRAM = /^(apps\/server|packages\/[^/]+|migrations)\//
/** What other projects install has tarballs of its own. */
const FOR_OTHERS = PUBLISHED.map((folder) => `packages/${folder}/`)
const DEPLOYMENT = /^scripts\/deploy\//

interface Sources {
  /** The paths of the files that Git tracks. */
  tracked: string[]
  sources: SourceFile[]
  /** The scripts of package.json. */
  scripts: Record<string, string>
}

/** The paths of the tracked files that an archive holds as they are. */
export function archiveFiles({ scripts, sources, tracked }: Sources): string[] {
  const programs = archiveCommands.map((name) => programOf(scripts[name] ?? '', name))
  const reached = reachedFrom(programs, sources)
  return tracked.filter(
    (path) =>
      DOCUMENTS.test(path) ||
      (!isForTests(path) &&
        !isForOthers(path) &&
        (PROGRAM.test(path) || DEPLOYMENT.test(path) || reached.has(path))),
  )
}

function isForOthers(path: string): boolean {
  return FOR_OTHERS.some((folder) => path.startsWith(folder))
}

function programOf(script: string, name: string): string {
  const [, program] = /node (scripts\/\S+)/.exec(script) ?? []
  if (!program) throw new Error(`package.json has no program for ${name}`)
  return program
}

/** The files under scripts that these import, directly or through others. */
function reachedFrom(start: string[], sources: SourceFile[]): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const reached = new Set<string>()
  const visit = (path: string): void => {
    const source = byPath.get(path)
    if (!source || reached.has(path)) return
    reached.add(path)
    for (const { specifier } of source.imports)
      if (specifier.startsWith('.')) visit(join(dirname(path), specifier))
  }
  for (const path of start) visit(path)
  return reached
}
