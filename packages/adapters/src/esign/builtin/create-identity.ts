// Must come first: the library below needs it while loading.
import 'reflect-metadata'
import {
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { names } from '@tallgrass/brand'

const LIFETIME_YEARS = 5
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** Document signing (RFC 9336). */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'

interface IdentityTimes {
  madeAt: Date
  notBefore: Date
}

/**
 * A new key with a self-signed certificate, as PEM. Its lifetime counts from `madeAt`; `notBefore` may be earlier, for
 * backdated documents.
 */
export async function createIdentity({ madeAt, notBefore }: IdentityTimes): Promise<string> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const notAfter = new Date(madeAt)
  notAfter.setUTCFullYear(madeAt.getUTCFullYear() + LIFETIME_YEARS)
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: [{ CN: [`${names.business} document seal`] }, { O: [names.business] }],
      notBefore,
      notAfter,
      signingAlgorithm: ALGORITHM,
      keys,
      extensions: [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
        new ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
      ],
    },
    crypto,
  )
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return `${PemConverter.encode(key, 'PRIVATE KEY')}\n${certificate.toString('pem')}\n`
}
