import { posix } from 'node:path'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const TESTS = 'apps/server/tests'
const MARK = /^Guards: (.+)$/

/** Every verb that changes something is listed in a test of its noun, which covers what the verb does and refuses. */
export function checkVerbGuards(files: SourceFile[]): Violation[] {
  const writers = writersOf(
    files.filter(({ path }) => nounOf(path)),
    isWriter(files),
  )
  const verbs = new Set(writers.map(({ path }) => verbOf(path)))
  const guards = files.flatMap(guardsOf)
  const guarded = new Set(guards.map(({ verb }) => verb))
  const unguarded = [...verbs].filter((verb) => !guarded.has(verb)).map(unguardedVerb)
  const unknown = guards.filter(({ verb }) => !verbs.has(verb)).map(unknownVerb)
  return [...unguarded, ...unknown]
}

/** Verbs that change something themselves, and verbs that call one of these. */
function writersOf(verbs: SourceFile[], changes: (verb: SourceFile) => boolean): SourceFile[] {
  const writers = new Map(verbs.filter(changes).map((verb) => [verb.path, verb]))
  const callsWriter = ({ calls, imports, path }: SourceFile) =>
    imports.some(({ specifier }) => {
      const imported = writers.get(posix.join(posix.dirname(path), specifier))
      return imported?.functions.some((name) => calls.includes(name))
    })
  return verbs.filter((verb) => writers.has(verb.path) || callsWriter(verb))
}

/** A verb changes something if it opens a transaction, records a read, answers a mutation or handles a job. */
function isWriter(files: SourceFile[]) {
  const mutations = new Set(
    files.filter(({ path }) => path.startsWith('packages/api/src/')).flatMap((file) => file.mutations),
  )
  const handlers = files.find(({ path }) => path === 'packages/core/src/jobs/job-handlers.ts')
  const jobs = new Set(
    handlers?.imports
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => specifier.replace('../', 'packages/core/src/')),
  )
  return ({ calls, functions, path }: SourceFile) =>
    calls.includes('transaction') ||
    calls.includes('recordUnlessViewing') ||
    functions.some((name) => mutations.has(name)) ||
    jobs.has(path)
}

/** `payments` for packages/core/src/payments/refund-payment.ts; undefined if the file is not a verb. */
function nounOf(path: string) {
  return /^packages\/core\/src\/([^/]+)\/[^/]+(?<!\.test)\.ts$/.exec(path)?.[1]
}

/** For example, `payments/refund-payment`. */
function verbOf(path: string) {
  return path.replace('packages/core/src/', '').replace(/\.ts$/, '')
}

function guardsOf({ head, path }: SourceFile) {
  const noun = /^apps\/server\/tests\/(.+)\/[^/]+\.test\.ts$/.exec(path)?.[1]
  if (!noun) return []
  return head.flatMap(({ line, text }) => {
    const names = MARK.exec(text)?.[1]?.split(', ') ?? []
    return names.map((name) => ({ verb: `${noun}/${name}`, path, line }))
  })
}

function unguardedVerb(verb: string): Violation {
  const [noun, name] = verb.split('/')
  return {
    file: `packages/core/src/${verb}.ts`,
    line: 1,
    wrong: `no test in ${TESTS}/${noun} guards this verb, which changes something`,
    fix: `test what it does and refuses there, and start that test file with "// Guards: ${name}"`,
  }
}

function unknownVerb({ line, path, verb }: { line: number; path: string; verb: string }): Violation {
  return {
    file: path,
    line,
    wrong: `guards ${verb}, which is not a verb that changes something`,
    fix: 'list files from the same folder of packages/core/src, separated by ", "',
  }
}
