import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/** The licenses of the packages that these modules come from, as one text. */
export function licensesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))
  const texts = [...folders].sort().map((folder) => {
    const { author, license, name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const [file] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: folder })
    if (!file && !license) throw new Error(`${name} has no license to copy`)
    const text = file ? readFileSync(join(folder, file), 'utf8') : `${license}, ${author?.name ?? author}`
    return `${name} ${version}\n\n${text.trim()}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
