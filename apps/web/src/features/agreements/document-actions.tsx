import { Button } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import type { ESignatureDocument } from '@tallgrass/contracts'
import { isWaiting } from '@tallgrass/domain'
import { useDownloadDocument } from '../../lib/use-download-document'
import { SignLink } from '../../shared/agreements/sign-link'
import classes from './agreement-card.module.css'
import { useRefreshDocument } from './use-refresh-document'

export function DocumentActions({ document }: { document: ESignatureDocument }) {
  const { documentTitle, id, signingUrl, status } = document
  const { isRefreshing, refresh } = useRefreshDocument(id)
  const { download, isAsking } = useDownloadDocument(id)
  return (
    <div className={classes.actions}>
      {isWaiting(document) && signingUrl && <SignLink url={signingUrl} what={documentTitle} />}
      {isWaiting(document) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh aria-hidden />}
          aria-label={`Refresh Status: ${documentTitle}`}
          loading={isRefreshing}
          onClick={refresh}
        >
          Refresh Status
        </Button>
      )}
      {status === 'completed' && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload aria-hidden />}
          aria-label={`Download: ${documentTitle}`}
          loading={isAsking}
          onClick={download}
        >
          Download
        </Button>
      )}
    </div>
  )
}
