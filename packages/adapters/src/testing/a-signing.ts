import { documents } from '@tallgrass/brand'
import type { FinishedSignature, FinishedSigning, NewSigning } from '@tallgrass/core'
import { type AgreementType, type DocumentType, parseId } from '@tallgrass/domain'

const SENT_AT = new Date('2026-11-20T16:05:00.000Z')
const FINISHED_AT = new Date('2026-11-22T22:31:09.000Z')

interface Kind {
  documentType: DocumentType
  agreementType: AgreementType
}

/** The template's text, with no placeholders filled in. */
export function aText({ agreementType, documentType }: Kind): NewSigning['text'] {
  const body = documents.byType[documentType]
  const terms = documents.terms[agreementType]
  const copy = (sections: typeof body.sections | typeof terms.sections) =>
    sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }))
  return {
    title: body.title,
    purpose: body.purpose,
    organization: null,
    facts: [
      { label: 'Client', value: 'Okafor Tile & Stone' },
      { label: 'Provider', value: 'Tallgrass Automation' },
      { label: 'Project', value: 'Front desk' },
      { label: 'Date', value: 'November 20, 2026' },
    ],
    sections: copy(body.sections),
    termsTitle: terms.title,
    terms: copy(terms.sections),
    // Older documents have this note; newer ones have none.
    note: 'Sample document. Have it reviewed by a lawyer before you use it.',
    version: `${documentType} 1, ${agreementType} 1`,
  }
}

const retainer = { documentType: 'retainer', agreementType: 'MSA' } as const

export function aSigning(values: Partial<NewSigning> = {}): NewSigning {
  return {
    idempotencyKey: '01980000-0000-7000-8000-000000000001',
    title: 'Retainer for the front desk',
    text: aText(retainer),
    signers: [
      { role: 'CLIENT', name: 'Maren Okafor', email: 'maren@okafortile.example' },
      { role: 'PROVIDER', name: 'Ruth Calloway', email: 'ruth@tallgrass.example' },
    ],
    sentAt: SENT_AT,
    expiresAt: new Date('2026-12-20T16:05:00.000Z'),
    ...values,
  }
}

export function aSignature(values: Partial<FinishedSignature> = {}): FinishedSignature {
  return {
    role: 'CLIENT',
    name: 'Maren Okafor',
    drawing: null,
    signedAt: new Date('2026-11-22T15:04:05.000Z'),
    consentVersion: '1',
    email: 'maren@okafortile.example',
    ip: '192.0.2.7',
    userAgent: 'Prairie Browser/1.0',
    ...values,
  }
}

export function aFinishedSigning(values: Partial<FinishedSigning> = {}): FinishedSigning {
  const client = { who: 'Maren Okafor', from: '192.0.2.7' }
  return {
    id: '01980000-0000-7000-8000-000000000001',
    documentId: parseId('Document', '01980000-0000-7000-8000-000000000001'),
    title: 'Retainer for the front desk',
    text: aText(retainer),
    originalSha256: '0123456789abcdef'.repeat(4),
    signatures: [
      aSignature(),
      aSignature({
        role: 'PROVIDER',
        name: 'Ruth Calloway',
        drawing: 'M40,110 C60,20 90,20 80,100 Q130,110 150,80 L300,60',
        signedAt: new Date('2026-11-22T22:30:00.000Z'),
        email: 'ruth@tallgrass.example',
        ip: '2001:db8::7',
        userAgent: null,
      }),
    ],
    evidence: [
      { at: SENT_AT, what: 'Sent for signature', who: 'Ruth Calloway', from: null, hash: 'a1'.repeat(32) },
      { at: FINISHED_AT, what: 'Signed by the client', ...client, hash: 'b2'.repeat(32) },
    ],
    finishedAt: FINISHED_AT,
    verifyUrl: 'https://www.example.com/verify',
    ...values,
  }
}
