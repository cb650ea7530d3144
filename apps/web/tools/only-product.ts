import type { Plugin } from 'vite'

/** Mocks, the page of all components, and devtools. */
const OURS = /[\\/](packages[\\/](mocks|testing|trpc-msw-typed)|apps[\\/]web[\\/]src[\\/]testing)[\\/]/
const OTHERS = /[\\/]node_modules[\\/](@?msw|@tanstack[\\/][\w-]*devtools[\w-]*)[\\/]/

/** Fails a build that would include what is for development and tests only. */
export function onlyProduct(): Plugin {
  return {
    name: 'only-product',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && file.moduleIds.find((id) => OURS.test(id) || OTHERS.test(id))
        if (found) this.error(`${found} is for development or tests only, and would be in ${file.fileName}`)
      }
    },
  }
}
