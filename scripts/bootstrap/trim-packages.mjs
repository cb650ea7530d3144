import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** TypeScript, source maps, manuals and previews of fonts: Node.js loads none of them from a package. */
const UNREAD = /\.([cm]?ts|map|mdx?|ttf\.png)$/i
/** What some packages publish beside their programs. */
const UNREAD_FOLDER = /^(tests?|__tests__|examples?|benchmarks?|docs|\.yarn|\.github)$/
const LICENSE = /^(licen[cs]e|notice|copying)/i
/** What the packages of Node.js have for compiling addons, and their manual pages. */
const NODE_PACKAGE = /^node-\w+-\w+$/
const UNREAD_OF_NODE = ['include', 'share']

/**
 * Removes what only developers read from a folder of installed packages, which is almost half of it. Licenses stay,
 * and links are not followed.
 * @param {string} folder
 */
export function trimPackages(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && NODE_PACKAGE.test(entry.name)) trimNode(join(folder, entry.name))
  }
  trim(folder)
}

/** @param {string} folder */
function trimNode(folder) {
  for (const name of UNREAD_OF_NODE) rmSync(join(folder, name), { recursive: true, force: true })
}

/** @param {string} folder */
function trim(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPackage = entries.some(({ name }) => name === 'package.json')
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && isPackage && UNREAD_FOLDER.test(entry.name)) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) trim(path)
    else if (entry.isFile() && UNREAD.test(entry.name) && !LICENSE.test(entry.name)) rmSync(path)
  }
}
