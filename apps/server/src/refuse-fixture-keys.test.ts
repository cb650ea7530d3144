import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureKeys } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { createContainer } from './container.ts'
import { EnvError, readEnv } from './env.ts'

test.each(['secrets.json', 'seal.pem'])(
  'the server does not start with the %s of the test fixture',
  async (file) => {
    const directory = aDataDirectory()
    mkdirSync(directory)
    cpSync(join(fixtureKeys, file), join(directory, file))
    const start = createContainer(readEnv({ DATA_DIR: directory }), { worker: false })
    await expect(start).rejects.toThrow(EnvError)
    await expect(start).rejects.toThrow(`DATA_DIR: its ${file} holds a published test key`)
    expect(readdirSync(directory)).not.toContain('pgdata')
  },
)
