import { verify, X509Certificate } from 'node:crypto'
import { type Env, EnvError } from './env.ts'
import { isPublishedSealKey } from './refuse-fixture-keys.ts'

/** Throws EnvError if SEAL_P12 cannot seal documents or holds a published key. */
export async function refuseUnusableSeal(p12: Env['sealP12']): Promise<void> {
  if (!p12) return
  const signer = await open(p12)
  const { publicKey } = new X509Certificate(signer.certificate)
  const probe = Buffer.from('probe')
  if (!verify('sha256', probe, publicKey, await signer.sign(probe, 'SHA-256')))
    throw new EnvError(`SEAL_P12: the certificate in ${p12.path} does not belong to the key`)
  if (isPublishedSealKey(publicKey))
    throw new EnvError(
      `SEAL_P12: ${p12.path} holds a published test key that protects nothing. Use your own key`,
    )
}

async function open(p12: NonNullable<Env['sealP12']>) {
  // Imported on demand: it is much code, and only a start with such a file needs it.
  const { findSealKey } = await import('@tallgrass/adapters/documents')
  try {
    const key = await findSealKey({ dataDirectory: '', p12 })
    if (!key) throw new Error('The file contains no key')
    return key.signer
  } catch (cause) {
    throw new EnvError(`SEAL_P12: ${whyClosed(p12.path, cause)}`, { cause })
  }
}

function whyClosed(path: string, cause: unknown): string {
  if (cause instanceof Error && 'syscall' in cause) {
    const { code } = cause as NodeJS.ErrnoException
    return code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`
  }
  return `${path} cannot be opened: SEAL_P12_PASSWORD is wrong, or it is not a PKCS#12 file with a key and its certificate`
}
