import { execFileSync } from 'node:child_process'
import { inRepository } from '../bootstrap/repository.mjs'

/** The files that differ from the commit `since`, including untracked ones. */
export function changedFiles(since: string): string[] {
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

function git(...args: string[]) {
  const output = execFileSync('git', args, { cwd: inRepository(), encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}
