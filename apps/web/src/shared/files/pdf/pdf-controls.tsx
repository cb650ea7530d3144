import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { looksDisabled } from '../../../lib/looks-disabled'
import { type Zoom, zoomIn, zoomOut } from './pdf-zoom'

interface PdfControlsProps {
  page: number
  count: number
  scale: number
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** Where in the document its reader is, and how large its pages are. */
export function PdfControls({ count, onZoom, page, scale, zoom }: PdfControlsProps) {
  const to = (level: Zoom | undefined) => ({
    color: 'gray',
    onClick: () => level !== undefined && onZoom(level),
    ...looksDisabled(level === undefined),
  })
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text fz="sm">
        Page {page} of {count}
      </Text>
      <Group role="group" aria-label="Zoom" gap={4} wrap="nowrap">
        <ActionIcon aria-label="Zoom out" aria-keyshortcuts="-" {...to(zoomOut(scale))}>
          <IconZoomOut aria-hidden />
        </ActionIcon>
        <Text role="status" fz="sm" miw="3rem" ta="center">
          {Math.round(scale * 100)}%
        </Text>
        <ActionIcon aria-label="Zoom in" aria-keyshortcuts="+" {...to(zoomIn(scale))}>
          <IconZoomIn aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant={zoom === 'width' ? 'light' : 'subtle'}
          aria-label="Fit width"
          aria-keyshortcuts="0"
          aria-pressed={zoom === 'width'}
          {...to('width')}
        >
          <IconArrowAutofitWidth aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}
