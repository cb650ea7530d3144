import { Button, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvAddress } from '../lib/csv-address'

/** Downloads an admin list with its current filters. */
export function ExportCsv({ path, filters }: { path: string; filters: object }) {
  return (
    <Tooltip label="Exports the filtered list, up to 50,000 rows">
      <Button
        component="a"
        href={csvAddress(path, filters)}
        download
        variant="default"
        leftSection={<IconDownload aria-hidden />}
      >
        Export CSV
      </Button>
    </Tooltip>
  )
}
