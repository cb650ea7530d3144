import { createHash } from 'node:crypto'
import { type AuditHead, auditHead } from '@tallgrass/contracts'
import { auditSigner, isSignatureValid, type Statement } from './audit-signer.ts'

/** What a signature of the head vouches for. */
export type HeadFacts = Omit<AuditHead, 'format' | 'publicKey' | 'signature'>

/** Signs the head with the key of this installation, so that anyone can check it and nobody else can make one. */
export function signHead(auditKey: Buffer, facts: HeadFacts): AuditHead {
  const { publicKey, sign } = auditSigner(auditKey)
  return { format: 'tallgrass-audit-head/1', ...facts, publicKey, signature: sign(statement(facts)) }
}

/** Whether the head is as the owner of the key that it names signed it. */
export function isHeadValid(head: AuditHead): boolean {
  return isSignatureValid(head.publicKey, statement(head), head.signature)
}

/** Whether the key of this installation signed the head. */
export function isOwnHead(auditKey: Buffer, head: AuditHead): boolean {
  const { isOwn, publicKey } = auditSigner(auditKey)
  return head.publicKey === publicKey && isOwn(statement(head), head.signature)
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
