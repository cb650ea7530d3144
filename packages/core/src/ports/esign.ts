import type { DocumentMetadata, DocumentText } from '@tallgrass/contracts'
import type { DocumentId, DocumentStatus, ESignProvider, SignerRole } from '@tallgrass/domain'
import type { SignedNotice } from './payments.ts'
import type { ProviderCall } from './provider-call.ts'

export interface NewSigning {
  /** Our document's id. Repeated calls with the same key return the same document. */
  idempotencyKey: string
  title: string
  text: DocumentText
  /** In signing order. */
  signers: readonly { role: SignerRole; name: string; email: string }[]
  sentAt: Date
  expiresAt: Date
}

/** A document sent for signature: the provider's id and the PDF. */
export interface SentSigning {
  id: string
  file: Buffer
}

/** A document, as the provider lists it. */
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
  documentId: DocumentId
  title: string
  text: DocumentText
  /** SHA-256 of the signed file, in hex. */
  originalSha256: string
  signatures: readonly FinishedSignature[]
  /** Oldest first, worded for print. */
  evidence: readonly { at: Date; what: string; who: string; from: string | null; hash: string }[]
  finishedAt: Date
  /** The absolute URL where anyone can verify the finished file. */
  verifyUrl: string
}

export interface FinishedSignature {
  role: SignerRole
  name: string
  /** An SVG path in the box of `signatureBox`; null if the name was typed. */
  drawing: string | null
  signedAt: Date
  consentVersion: string
  email: string
  ip: string | null
  userAgent: string | null
}

/**
 * The way documents are signed. Every method may throw ProviderUnreachable; then the outcome is unknown, and
 * the same call may be repeated.
 */
export interface ESignPort {
  provider: ESignProvider
  /** Null if documents are signed on our own pages and our rows are authoritative. */
  hosted: HostedSigning | null
  /** Null if an outside service seals the documents. */
  seal: SealKeeper | null
  send(signing: NewSigning, call?: ProviderCall): Promise<SentSigning>
  /** The PDF that `send` would make, marked as a preview. Calls no outside service and stores nothing. */
  preview(signing: NewSigning): Promise<Buffer>
  /** Newest first. */
  list(limit: number, call?: ProviderCall): Promise<Signing[]>
  /** The finished PDF, with signatures, a certificate page and a seal. */
  finish(signing: FinishedSigning, call?: ProviderCall): Promise<Buffer>
}

/** Holds the key and certificate that seal finished documents. */
export interface SealKeeper {
  /**
   * The end of the certificate; undefined before the first document. Throws if the certificate cannot be
   * read.
   */
  find(): Promise<{ endsAt: Date } | undefined>
}

/** The state of a document at its provider. */
export interface SigningState {
  id: string
  /** The key that it was sent with; null if it is not ours. */
  idempotencyKey: string | null
  status: DocumentStatus
  /** True once a signer has viewed it. */
  opened: boolean
  clientSignedAt: Date | null
  providerSignedAt: Date | null
  declineReason: string | null
  metadata: DocumentMetadata
}

/** A notice that a provider sends on its own. */
export interface SigningNotice {
  /** The provider's id; null if the notice is not about a document. */
  documentId: string | null
  /** True if the provider accepted a document but could not prepare it, so no signer will see it. */
  failed: boolean
}

/** A provider with its own signing pages and notices. */
export interface HostedSigning {
  /** For a sending whose answer was lost; undefined if the document never arrived. */
  findSent(idempotencyKey: string, call?: ProviderCall): Promise<SentSigning | undefined>
  /** Undefined for an unknown document, or one that is still being prepared. */
  find(id: string, call?: ProviderCall): Promise<SigningState | undefined>
  /** The absolute URL of this signer's page, which leads to `returnUrl` afterwards. */
  signingPage(id: string, signer: { email: string; returnUrl: string }, call?: ProviderCall): Promise<string>
  remind(id: string, email: string, call?: ProviderCall): Promise<void>
  extend(id: string, expiresAt: Date, call?: ProviderCall): Promise<void>
  withdraw(id: string, reason: string, call?: ProviderCall): Promise<void>
  /** Throws NoticeRefused for a notice that is forged, altered, or dated too far from now. */
  readNotice(notice: SignedNotice): SigningNotice
}
