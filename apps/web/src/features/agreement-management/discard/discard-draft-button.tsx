import { Button } from '@mantine/core'
import { IconArchive, IconTrash } from '@tabler/icons-react'
import type { AgreementDetails } from '@tallgrass/contracts'
import { hasEvidence } from './discard-draft-dialog'

/** Closes a draft, or deletes it if it never had a document. */
export function DiscardDraftButton({
  agreement,
  onClick,
}: {
  agreement: AgreementDetails
  onClick: () => void
}) {
  const isKept = hasEvidence(agreement)
  return (
    <Button
      size="sm"
      variant="default"
      c="danger"
      leftSection={isKept ? <IconArchive aria-hidden /> : <IconTrash aria-hidden />}
      onClick={onClick}
    >
      {isKept ? 'Close Agreement' : 'Delete Agreement'}
    </Button>
  )
}
