import { IconDownload, IconRefresh } from '@tabler/icons-react'
import type { ESignatureDocument } from '@tallgrass/contracts'
import { isWaiting } from '@tallgrass/domain'
import { useDownloadDocument } from '../../lib/use-download-document'
import { SignOffer } from '../../shared/agreements/sign-offer'
import { ActionButton } from '../../ui/action-button'
import classes from './agreement-card.module.css'
import { useRefreshDocument } from './use-refresh-document'

export function DocumentActions({ document }: { document: ESignatureDocument }) {
  const { documentTitle, id, signedAt, signerName, signingUrl, status } = document
  const { isRefreshing, refresh } = useRefreshDocument(id)
  const { download, isAsking } = useDownloadDocument(id)
  return (
    <div className={classes.actions}>
      {isWaiting(document) && !signedAt && (
        <SignOffer url={signingUrl} signerName={signerName} what={documentTitle} />
      )}
      {isWaiting(document) && (
        <ActionButton
          size="sm"
          variant="default"
          leftSection={<IconRefresh aria-hidden />}
          aria-label={`Refresh Status: ${documentTitle}`}
          loading={isRefreshing}
          onClick={refresh}
        >
          Refresh Status
        </ActionButton>
      )}
      {status === 'completed' && (
        <ActionButton
          size="sm"
          variant="default"
          leftSection={<IconDownload aria-hidden />}
          aria-label={`Download: ${documentTitle}`}
          loading={isAsking}
          onClick={download}
        >
          Download
        </ActionButton>
      )}
    </div>
  )
}
