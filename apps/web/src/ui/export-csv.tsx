import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvAddress } from '../lib/csv-address'
import { Hint } from './hint'

/** Downloads an admin list with its current filters, or shows why that is refused. */
export function ExportCsv({ path, filters }: { path: string; filters: object }) {
  const address = csvAddress(path, filters)
  return (
    <Hint label="Exports the filtered list, up to 50,000 rows">
      <Button
        component="a"
        href={address}
        download
        variant="default"
        leftSection={<IconDownload aria-hidden />}
        onClick={(event) => {
          event.preventDefault()
          void take(address)
        }}
      >
        Export CSV
      </Button>
    </Hint>
  )
}

/** Loaded with the first use: no list needs it to be shown. */
async function take(address: string): Promise<void> {
  const { checkDownload, download, notifyRefusedDownload } = await import('../lib/check-download')
  try {
    await checkDownload(address)
    download(address)
  } catch (error) {
    notifyRefusedDownload(error, 'Failed to export the list')
  }
}
