import { execFileSync } from 'node:child_process'
import { inRepository } from '../bootstrap/repository.mjs'

/** What differs from the commit `since`, files included that Git does not know yet. */
export function changedFiles(since: string): string[] {
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

function git(...args: string[]) {
  const output = execFileSync('git', args, { cwd: inRepository(), encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}
