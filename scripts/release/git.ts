import { spawnSync } from 'node:child_process'
import { Refusal } from './refusal.ts'

/** Runs Git in the repository at `root` and returns its output. Throws a Refusal with what Git says. */
export function git(root: string, ...args: string[]): string {
  const { status, stderr, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`git ${args[0]} failed: ${stderr?.trim()}`)
  return stdout.trim()
}

export function tagOf(version: string): string {
  return `v${version}`
}

export function hasTag(root: string, version: string): boolean {
  return git(root, 'tag', '--list', tagOf(version)) !== ''
}
