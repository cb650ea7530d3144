/** The workspace a file belongs to, by its short name; `root` is everything outside apps and packages. */
export function roomOf(path: string) {
  const [top, name] = path.split('/')
  return (top === 'apps' || top === 'packages') && name ? name : 'root'
}

export function isTest(path: string) {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(tests|e2e)\//.test(path)
}

/** True for files that never run in the product and may import test code. */
export function isForTests(path: string) {
  return isTest(path) || /(^|\/)(testing|test-setup)\//.test(path)
}

/** Packages whose name has no scope, because they know nothing of the product. */
const GENERAL = ['trpc-msw-typed']

/** `core` for `@tallgrass/core` and its subpaths. */
export function importedRoom(specifier: string) {
  return GENERAL.find((name) => name === specifier) ?? /^@tallgrass\/([^/]+)/.exec(specifier)?.[1]
}
