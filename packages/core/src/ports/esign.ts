import type { DocumentMetadata, DocumentText } from '@tallgrass/contracts'
import type { DocumentStatus, ESignProvider, SignerRole } from '@tallgrass/domain'
import type { SignedNotice } from './payments.ts'
import type { ProviderCall } from './provider-call.ts'

export interface NewSigning {
  /** The same key answers the same document, however often it is asked: the id of ours. */
  idempotencyKey: string
  title: string
  text: DocumentText
  /** In their order. */
  signers: readonly { role: SignerRole; name: string; email: string }[]
  sentAt: Date
  expiresAt: Date
}

/** What was put before the signers: the provider's id of it, and the PDF. */
export interface SentSigning {
  id: string
  file: Buffer
}

/** A document as the provider lists it. */
export interface Signing {
  id: string
  title: string
  status: DocumentStatus
  createdAt: Date
}

export interface FinishedSigning {
  /** The provider's. */
  id: string
  /** Ours. */
  documentId: string
  title: string
  text: DocumentText
  /** SHA-256 of what was signed, in hex. */
  originalSha256: string
  signatures: readonly FinishedSignature[]
  /** From the first to the last, the words ready to print. */
  evidence: readonly { at: Date; what: string; who: string; from: string | null; hash: string }[]
  finishedAt: Date
  /** Absolute; where anybody can check the finished file. */
  verifyUrl: string
}

export interface FinishedSignature {
  role: SignerRole
  name: string
  /** An SVG path in the box of `signatureBox`; null where the name was typed. */
  drawing: string | null
  signedAt: Date
  consentVersion: string
  email: string
  ip: string | null
  userAgent: string | null
}

/**
 * How documents come to be signed. Every method may throw ProviderUnreachable; then nothing is known of the outcome, and
 * the same call may be made again.
 */
export interface ESignPort {
  provider: ESignProvider
  /** Null where documents are signed on our own pages and our rows are the truth. */
  hosted: HostedSigning | null
  /** Null where an outside service seals its documents itself. */
  seal: SealKeeper | null
  send(signing: NewSigning, call?: ProviderCall): Promise<SentSigning>
  /** The newest first. */
  list(limit: number, call?: ProviderCall): Promise<Signing[]>
  /** The finished PDF: with its signatures, its certificate page and a seal. */
  finish(signing: FinishedSigning, call?: ProviderCall): Promise<Buffer>
}

/** Who keeps the key and certificate that finished documents are sealed with. */
export interface SealKeeper {
  /** When its certificate ends; undefined before the first document. Throws when it cannot be read. */
  find(): Promise<{ endsAt: Date } | undefined>
}

/** How a document stands at its provider. */
export interface SigningState {
  id: string
  /** The key that it was sent under; null for what is none of ours. */
  idempotencyKey: string | null
  status: DocumentStatus
  /** Whether any of its signers has looked at it. */
  opened: boolean
  clientSignedAt: Date | null
  providerSignedAt: Date | null
  declineReason: string | null
  metadata: DocumentMetadata
}

/** What a provider tells by itself. */
export interface SigningNotice {
  /** The provider's; null where it is about none. */
  documentId: string | null
  /** The provider took a document, and could not prepare it: none of its signers ever sees it. */
  failed: boolean
}

/** What a provider can that has pages and notices of its own. */
export interface HostedSigning {
  /** For a sending whose answer was lost; undefined where nothing came of it. */
  findSent(idempotencyKey: string, call?: ProviderCall): Promise<SentSigning | undefined>
  /** Undefined for one that it does not know, or does not know yet: it may need a moment to prepare one. */
  find(id: string, call?: ProviderCall): Promise<SigningState | undefined>
  /** Absolute; where this signer signs, led to `returnUrl` afterwards. */
  signingPage(id: string, signer: { email: string; returnUrl: string }, call?: ProviderCall): Promise<string>
  remind(id: string, email: string, call?: ProviderCall): Promise<void>
  extend(id: string, expiresAt: Date, call?: ProviderCall): Promise<void>
  withdraw(id: string, reason: string, call?: ProviderCall): Promise<void>
  /** Throws NoticeRefused for one that is forged, altered, or dated too far from now. */
  readNotice(notice: SignedNotice): SigningNotice
}
