import { createHash } from 'node:crypto'
import { type AuditHead, auditHead } from '@tallgrass/contracts'
import { auditSigner, isSignatureValid, type Statement } from './audit-signer.ts'

/** The signed part of a head. */
export type HeadFacts = Omit<AuditHead, 'format' | 'publicKey' | 'signature'>

/** Signs the head with this installation's key: anyone can verify it, no one else can create one. */
export function signHead(auditKey: Buffer, facts: HeadFacts): AuditHead {
  const { publicKey, sign } = auditSigner(auditKey)
  return { format: 'tallgrass-audit-head/1', ...facts, publicKey, signature: sign(statement(facts)) }
}

/** True if the signature matches the head and the key named in it. */
export function isHeadValid(head: AuditHead): boolean {
  return isSignatureValid(head.publicKey, statement(head), head.signature)
}

/** True if this installation signed the head. */
export function isOwnHead(auditKey: Buffer, head: AuditHead): boolean {
  const { isOwn, publicKey } = auditSigner(auditKey)
  return head.publicKey === publicKey && isOwn(statement(head), head.signature)
}

/** Parses a stored head; undefined if it is damaged, forged or signed with another key. */
export function readOwnHead(auditKey: Buffer, text: string): AuditHead | undefined {
  const parsed = auditHead.safeParse(parseJson(text))
  return parsed.success && isOwnHead(auditKey, parsed.data) ? parsed.data : undefined
}

/** SHA-256 of the key that signed the head, in hex. */
export function headKeyFingerprint({ publicKey }: AuditHead): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
}

function statement({ at, hash, rows, unchained }: HeadFacts): Statement {
  return ['tallgrass-audit-head/1', rows, unchained, hash, at]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Reported as damaged.
    return undefined
  }
}
