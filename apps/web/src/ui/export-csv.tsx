import { Button, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvAddress } from '../lib/csv-address'

/** Takes a list of the administrators along, as it is filtered. */
export function ExportCsv({ path, filters }: { path: string; filters: object }) {
  return (
    <Tooltip label="The list as filtered, at most 50,000 rows">
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
