import type { Plugin } from 'vite'

const MOCK = /[\\/](node_modules[\\/]@?msw|packages[\\/]testing|apps[\\/]web[\\/]src[\\/]testing)[\\/]/

/** Fails a build that would include mocks. */
export function noMocks(): Plugin {
  return {
    name: 'no-mocks',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const mock = file.type === 'chunk' && file.moduleIds.find((id) => MOCK.test(id))
        if (mock) this.error(`${mock} is for tests only and would be part of ${file.fileName}`)
      }
    },
  }
}
