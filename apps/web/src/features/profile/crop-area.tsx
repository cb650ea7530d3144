import { Slider, Stack, Text } from '@mantine/core'
import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { afterKey, type Crop, dragged, MAX_ZOOM, within } from './crop'
import classes from './crop-area.module.css'
import { drawSquare } from './read-picture'

/** Of the canvas: twice its size on the screen. */
const PIXELS = 512

interface CropAreaProps {
  image: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The part of an image that the picture shows. It is moved by dragging or by arrow keys, and enlarged. */
export function CropArea({ crop, image, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)
  const hint = useId()
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop)
  }, [image, crop])

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
    if (!from.current) return
    const { width } = currentTarget.getBoundingClientRect()
    const by = { x: (x - from.current.x) / width, y: (y - from.current.y) / width }
    from.current = { x, y }
    onChange(dragged(image, crop, by))
  }
  return (
    <Stack align="center" gap="sm">
      <canvas
        ref={canvas}
        width={PIXELS}
        height={PIXELS}
        className={classes.canvas}
        role="img"
        tabIndex={0}
        data-autofocus
        aria-label="The picture, as others will see it"
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = undefined
        }}
        onKeyDown={(event) => {
          const moved = afterKey(image, crop, event.key)
          if (!moved) return
          event.preventDefault()
          onChange(moved)
        }}
      />
      <Text c="dimmed" fz="sm" ta="center" id={hint}>
        Drag the picture, or move it with the arrow keys. Plus and minus enlarge it.
      </Text>
      <Slider
        w="100%"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        label={null}
        thumbLabel="Enlarge"
        value={crop.zoom}
        onChange={(zoom) => onChange(within(image, { ...crop, zoom }))}
      />
    </Stack>
  )
}
