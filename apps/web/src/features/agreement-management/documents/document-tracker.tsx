import { Card, Title } from '@mantine/core'
import type { ESignatureDocument } from '@tallgrass/contracts'
import { type AgreementId, type DocumentType, documentTypes } from '@tallgrass/domain'
import { documentNames } from '../../../lib/agreement-words'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { EmptyState } from '../../../ui/empty-state'
import { PagedList } from '../../../ui/paged-list'
import classes from './document-tracker.module.css'
import { TrackedDocument } from './tracked-document'

/** All documents, grouped by workflow step. */
export function DocumentTracker({ onView }: { onView: (agreementId: AgreementId) => void }) {
  const documents = trpc.portal.documents.list.useInfiniteQuery({}, listQuery)
  return (
    <PagedList
      pages={documents}
      noun="documents"
      empty={
        <EmptyState title="No Documents Found">Send an agreement for signature to track it here.</EmptyState>
      }
    >
      {(rows) =>
        documentTypes.map((type) => (
          <Step key={type} type={type} documents={rows.filter(isOf(type))} onView={onView} />
        ))
      }
    </PagedList>
  )
}

interface StepProps {
  type: DocumentType
  documents: ESignatureDocument[]
  onView: (agreementId: AgreementId) => void
}

function Step({ documents, onView, type }: StepProps) {
  if (documents.length === 0) return null
  return (
    <Card component="section" padding={0} aria-labelledby={`step-${type}`}>
      <Title order={2} id={`step-${type}`} className={classes.step}>
        <span aria-hidden>{documentTypes.indexOf(type) + 1}</span> {documentNames[type]}
      </Title>
      <ul className={classes.list}>
        {documents.map((document) => (
          <TrackedDocument
            key={document.id}
            document={document}
            onView={() => onView(document.agreementId)}
          />
        ))}
      </ul>
    </Card>
  )
}

function isOf(type: DocumentType) {
  return ({ documentType }: ESignatureDocument) => documentType === type
}
