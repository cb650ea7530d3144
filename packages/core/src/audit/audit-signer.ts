import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'

/** An Ed25519 private key in DER is this prefix followed by the 32 bytes of the key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The content of a signature. The first element is its kind and version. */
export type Statement = readonly [`tallgrass-audit-${string}/${number}`, ...unknown[]]

/** Signs with this installation's key: anyone can verify a signature, no one else can create one. */
export interface AuditSigner {
  /** SPKI in base64. */
  publicKey: string
  sign(statement: Statement): string
  isOwn(statement: Statement, signature: string): boolean
}

export function auditSigner(auditKey: Buffer): AuditSigner {
  const seed = Buffer.from(hkdfSync('sha256', auditKey, '', 'audit head', 32))
  const der = Buffer.concat([PKCS8_PREFIX, seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key)
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (statement) => sign(null, toBytes(statement), key).toString('base64'),
    isOwn: (statement, signature) => verifies(publicKey, statement, signature),
  }
}

/** True if the owner of the public key signed the statement. */
export function isSignatureValid(publicKey: string, statement: Statement, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verifies(key, statement, signature)
  } catch {
    // Not a valid key.
    return false
  }
}

function verifies(key: KeyObject, statement: Statement, signature: string): boolean {
  return verify(null, toBytes(statement), key, Buffer.from(signature, 'base64'))
}

function toBytes(statement: Statement): Buffer {
  return Buffer.from(JSON.stringify(statement))
}
