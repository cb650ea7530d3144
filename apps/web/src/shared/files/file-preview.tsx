import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ProjectFile } from '@tallgrass/contracts'
import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../lib/format-bytes'
import { CopyField } from '../../ui/copy-field'
import { useCovers } from '../../ui/layers'
import classes from './file-preview.module.css'
import { viewOf } from './file-viewing'
import { PdfPreview } from './pdf-preview'

interface FilePreviewProps {
  /** Undefined until the dialog is first opened. */
  file: ProjectFile | undefined
  opened: boolean
  onClose: () => void
}

/** Shows a file in place, with all of its sum. */
export function FilePreview({ file, onClose, opened }: FilePreviewProps) {
  useCovers(opened)
  return (
    <Modal opened={opened} onClose={onClose} title={file?.name ?? ''} size="64rem" padding="lg">
      {file && <Shown key={file.id} file={file} />}
    </Modal>
  )
}

function Shown({ file }: { file: ProjectFile }) {
  const [failed, setFailed] = useState<ProjectFile['preview']>()
  const { bytes, id, name, preview, sha256 } = file
  // Another try makes sense once the image has been prepared.
  const fail = () => setFailed(preview)
  // A download may lead to a bucket, which this page may not play from.
  const address = `/api/files/${id}/view`
  const content = {
    image: () => <img className={classes.image} src={address} alt={name} onError={fail} />,
    pdf: () => <PdfPreview address={address} file={file} />,
    page: () => <iframe className={classes.page} src={address} title={name} />,
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions.
    video: () => <video className={classes.image} src={address} controls onError={fail} />,
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions.
    audio: () => <audio className={classes.audio} src={address} controls onError={fail} />,
  }
  const view = viewOf(file)
  function contentOrWords(): ReactNode {
    if (preview === 'PENDING')
      return <Text role="status">The image is being prepared. It appears here in a moment.</Text>
    if (!view || failed === preview)
      return <Text role="status">The file cannot be shown here. Download it instead.</Text>
    return content[view]()
  }
  return (
    <Stack gap="md">
      {contentOrWords()}
      <CopyField label="SHA-256" value={sha256} />
      <Group justify="space-between">
        <Text c="dimmed" fz="sm">
          {formatBytes(bytes)}
        </Text>
        <Button
          component="a"
          href={`/api/files/${id}`}
          download={name}
          variant="default"
          leftSection={<IconDownload aria-hidden />}
        >
          Download
        </Button>
      </Group>
    </Stack>
  )
}
