import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownSealKey } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { createContainer } from './container.ts'
import { EnvError, readEnv } from './env.ts'
import { refuseUnusableSeal } from './refuse-unusable-seal.ts'

/** The published seal.pem of the test fixture as PKCS#12; its password is 'prairie'. */
const PUBLISHED_KEY =
  'MIIETAIBAzCCBAIGCSqGSIb3DQEHAaCCA/MEggPvMIID6zCCAqIGCSqGSIb3DQEHBqCCApMwggKPAgEAMIICiAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjY4z7LL3WjqwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEF1ZQz0B6+ZpPIq4//bsl26AggIgZ2jGL6Y/FYFsdqyh9sVXyXEtez92OZ19q3K/CC1jtYY6pv1DQ8FcHrQcA82hQUvEdlpZ4gRR5+J/lW8jHawj7Ej36VtsPxPtnhA0mAa2YivIkZFMui+WcVwuWhIb+6O0RmE8AX7JEXqz3W2ZCgbFI4CMBcGDgBIN8zFiRRvTD1ycoS1+fETNYLYO2Va/YKeHMo+N+AROP3a27qQc158QsX04CoJOvjAfXO7SCtpWgGwQWsLMMi3OoQ+PR4DwrsrDuoy07ZTS6xcyuykCcFeY44QIScKooDrumkJ07IoP5/ETy88zu15V6NlMFz+M5fniu0bnSmYYCDJLuO0vLLvoN6+Y3UZHxTuv+/7+LFh9OjPZsz1p9/mRH3jiL4n/pnPH5Lgs/xcPBzr1htORaJzLNzmk9Xnt0PLRHi6tN0mExww0+DTjhV5nf+Q4Fh/Lw10/eU+UgteMeWGNyabRlPcrvvCkD05cQ0FmEImzwLN20MTeC63n+Se0QJqMJOVO7NWtqNzfmYzbixvZxq1gFczU7huNr3sTltYkOo6pGrZbErY9+vUdLiwJkjNRGLJXnbO3Tp17lGN9Zf8GSTZUtgMG0cIeoZ44OMfZ+qXsUeXNWUCLLHzzPu+YJiLmBiK5Xlc/0HkqTQRZB3a4PO4+l31OSAJR1qLaH/8aS+3Pce1/zFsfWxfKbF3yBWm/2b2Xp9BlPXoAzkLFOC9jTwJDHidA8TCCAUEGCSqGSIb3DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhZF9aPBeWQ6QICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEL/uuewAaaSc1F+qFd9Kkz8EgZBCOIib5YTEmCs6/dhGG0wq17VTO588X3bq8hurMxJJvRBvRA2b+hpLd3HClcdNVqdcIXfNIhLOLzGw0oPCu0hIDHoaKZINalgCgp4gyMVm7d2F/bOoUkK32n6vsphaTMNWiITfRyizu9KhNmue3sKp8jlEF6eQKDaKslpC0lY7qZjE7xsjhJ5W+FhNq4BlGVIxJTAjBgkqhkiG9w0BCRUxFgQUyGXbKY1aXk0sIH1F4ctzaLBcgPowQTAxMA0GCWCGSAFlAwQCAQUABCB4bcHfWsDPd+5VmsIy0F31kkzO1a61VvcrIsXWkryJkwQIeeALj5qoP/wCAggA'

/** The same file without the key. */
const NO_KEY =
  'MIIC5wIBAzCCAp0GCSqGSIb3DQEHAaCCAo4EggKKMIIChjCCAoIGCSqGSIb3DQEHBqCCAnMwggJvAgEAMIICaAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAglbeE8F1GKMgICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEMmPcI40aHeO8h7l/wX9z6uAggIAG+PxgL99AqoS0Fl7GpvnMkyGLC4RdtCk0TNkwtAwmFYsRVoH5C+zm/tUOdPW1ToDmAxPjcuLMaFc39+SJgm2gJMX8qLXI9mTLYunrO7M0bETEwMZWu1T/XOGAnuOFCT2Zy+ZYGkPwPvo8CfOaNNnD+NppCdTLTYzZd9hUozUZUNy97bWb4wIesN7xNvD8XiLdxOd5N43LBrlEeLl7HwDkzIvIAQ2MiTZqmY8r0lbYaJL3A6I09JVTOsPoCU+hGwd1DyyP1namcfmN66vw8wImhm0bml6QQeWihoSpRmHspKw6kdXPvJUSztdi26Kh/nu/wUQb2vIx7FTOfLj9bR4gT6BAfNX6z3ZHFN4P3MLQY+a7eXBoRa70anPgXASsRu7eNO1O+EsLwZGedJAs+7VGKsat3QyJiqAd0ANtjeICX3Fy8ooY13f2n6SyT1ca692ziHbabRnT/YCJ+W5pl9KhVtDQy9wydkzRlmYOxFTEMn8uOnxXdrWmLSc31d9rCl2a5AW6B7oxPEAVpfHoaq2PtzhQKnJBuu4cIKaiNNYuVO+Y8zgr2Rc1QjQ8W6mkjAVa+JrYHO2tc41THT7Nz0ApaRK3kgLuR1VHHvJsvgjXCedNkqUgA/tBSkfR5xIJOdAowKdKlVzLKWrd9cy2wTAdbM0nrflQ1yujKN2svGFP9swQTAxMA0GCWCGSAFlAwQCAQUABCAf9w9S3fzYDSCVJ1PNWuY+v/L97FFCoAxtumFyqLLDZgQIkJcX+CVR0fwCAggA'

const CLOSED = /^SEAL_P12: \S+ cannot be opened: SEAL_P12_PASSWORD is wrong, or it is not a PKCS#12 file/

test.each<[string, { file?: string; password?: string }, RegExp]>([
  ['that does not exist', {}, /^SEAL_P12: there is no file \S+own\.p12$/],
  ['with the wrong password', { file: PUBLISHED_KEY, password: 'steppe' }, CLOSED],
  ['with a missing password', { file: PUBLISHED_KEY }, CLOSED],
  ['without a key', { file: NO_KEY, password: 'prairie' }, CLOSED],
  ['of another file type', { file: 'AAAA' }, CLOSED],
  [
    'with the published key of the test fixture',
    { file: PUBLISHED_KEY, password: 'prairie' },
    /^SEAL_P12: \S+ holds a published test key/,
  ],
])(
  'the server does not start and writes nothing with a SEAL_P12 %s',
  async (_case, { file, password }, sentence) => {
    const directory = aDataDirectory()
    mkdirSync(directory)
    const path = join(directory, 'own.p12')
    if (file) writeFileSync(path, Buffer.from(file, 'base64'))
    const variables = { DATA_DIR: directory, SEAL_P12: path, SEAL_P12_PASSWORD: password }
    const start = createContainer(readEnv(variables), { worker: false })
    await expect(start).rejects.toThrow(EnvError)
    await expect(start).rejects.toThrow(sentence)
    expect(readdirSync(directory)).toEqual(file ? ['own.p12'] : [])
  },
)

test('a SEAL_P12 that can seal is accepted', async () => {
  const directory = aDataDirectory()
  mkdirSync(directory)
  const path = join(directory, 'own.p12')
  writeFileSync(path, ownSealKey)
  await expect(refuseUnusableSeal({ path, password: 'prairie' })).resolves.toBeUndefined()
})

test('the server does not start with a damaged seal.pem', async () => {
  const directory = aDataDirectory()
  mkdirSync(directory)
  writeFileSync(join(directory, 'seal.pem'), '-----BEGIN PRIVATE KEY-----\nbroken')
  const start = createContainer(readEnv({ DATA_DIR: directory }), { worker: false })
  await expect(start).rejects.toThrow('DATA_DIR: its seal.pem does not contain a key and its certificate')
  expect(readdirSync(directory)).not.toContain('pgdata')
})
