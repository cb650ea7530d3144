import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { type AuditHead, auditHead } from '@tallgrass/contracts'

/** What a signature of the head vouches for. */
export type HeadFacts = Omit<AuditHead, 'format' | 'publicKey' | 'signature'>

/** An Ed25519 private key in DER is this and its 32 bytes (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs the head with the key of this installation, so that anyone can check it and nobody else can make one. */
export function signHead(auditKey: Buffer, facts: HeadFacts): AuditHead {
  const key = signingKey(auditKey)
  return {
    format: 'tallgrass-audit-head/1',
    ...facts,
    publicKey: publicKeyOf(key),
    signature: sign(null, statement(facts), key).toString('base64'),
  }
}

/** Whether the head is as the owner of the key that it names signed it. */
export function headHolds(head: AuditHead): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, statement(head), key, Buffer.from(head.signature, 'base64'))
  } catch {
    // Not a key at all.
    return false
  }
}

/** Whether the key of this installation signed the head. */
export function isOwnHead(auditKey: Buffer, head: AuditHead): boolean {
  return head.publicKey === publicKeyOf(signingKey(auditKey)) && headHolds(head)
}

/** The head in a text that was kept; undefined for one that is damaged, forged or signed with another key. */
export function readOwnHead(auditKey: Buffer, text: string): AuditHead | undefined {
  const parsed = auditHead.safeParse(parseJson(text))
  return parsed.success && isOwnHead(auditKey, parsed.data) ? parsed.data : undefined
}

/** Tells the key that signed the head from others; 64 hexadecimal digits. */
export function headKeyFingerprint({ publicKey }: AuditHead): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
}

function signingKey(auditKey: Buffer) {
  const seed = Buffer.from(hkdfSync('sha256', auditKey, '', 'audit head', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8_START, seed]), format: 'der', type: 'pkcs8' })
}

function publicKeyOf(key: ReturnType<typeof createPrivateKey>): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

function statement({ at, hash, rows, unchained }: HeadFacts): Buffer {
  return Buffer.from(JSON.stringify(['tallgrass-audit-head/1', rows, unchained, hash, at]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Reported as damaged.
    return undefined
  }
}
