import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const oldestMajor = 15

/** The folder of the newest installed PostgreSQL that has these programs, 15 or newer. */
export function findPostgres(programs = ['initdb', 'postgres']) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')]
  const found = folders
    .filter((folder) => programs.every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ folder, major: majorVersion(folder) }))
    .filter(({ major }) => major >= oldestMajor)
    .sort((a, b) => b.major - a.major)
  return found[0]?.folder
}

function majorVersion(folder: string) {
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1])
}
