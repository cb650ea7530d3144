import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { Hint } from '../../../ui/hint'
import { BOX, extend, type Stroke, toPath, toPoint } from './drawing'
import classes from './signature.module.css'

interface SignaturePadProps {
  strokes: Stroke[]
  onChange: (change: (before: Stroke[]) => Stroke[]) => void
}

/** For drawing a signature with a finger, a pen or a mouse. Typing is the accessible alternative. */
export function SignaturePad({ onChange, strokes }: SignaturePadProps) {
  const drawing = useRef<number | null>(null)

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0 || drawing.current !== null) return
    drawing.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event.currentTarget, event)
    onChange((before) => [...before, [point]])
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (drawing.current !== event.pointerId) return
    const all = event.nativeEvent.getCoalescedEvents()
    const points = (all.length > 0 ? all : [event]).map((each) => pointOf(event.currentTarget, each))
    onChange((before) => points.reduce(extend, before))
  }
  function end(event: PointerEvent) {
    if (drawing.current === event.pointerId) drawing.current = null
  }

  return (
    <div>
      <div className={classes.box}>
        <svg
          role="img"
          aria-label={strokes.length === 0 ? 'Signature, nothing drawn yet' : 'Your drawn signature'}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          className={classes.pad}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path className={classes.line} d={`M24 132L${BOX.width - 24} 132`} />
          <path className={classes.ink} d={toPath(strokes)} />
        </svg>
        {strokes.length === 0 && <span className={classes.invitation}>Sign here</span>}
      </div>
      <Group justify="space-between" wrap="nowrap" gap="xs" mt="0.375rem">
        <Text c="dimmed" fz="xs">
          Use your finger, a pen or a mouse.
        </Text>
        <Group wrap="nowrap" gap="0.25rem">
          <Tool
            label="Undo"
            disabled={strokes.length === 0}
            onUse={() => onChange((all) => all.slice(0, -1))}
          >
            <IconArrowBackUp aria-hidden />
          </Tool>
          <Tool label="Clear" disabled={strokes.length === 0} onUse={() => onChange(() => [])}>
            <IconTrash aria-hidden />
          </Tool>
        </Group>
      </Group>
    </div>
  )
}

interface ToolProps {
  label: string
  disabled: boolean
  onUse: () => void
  children: ReactNode
}

function Tool({ children, disabled, label, onUse }: ToolProps) {
  return (
    <Hint label={label}>
      <ActionIcon aria-label={label} color="gray" size="lg" disabled={disabled} onClick={onUse}>
        {children}
      </ActionIcon>
    </Hint>
  )
}

function pointOf(pad: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { height, left, top, width } = pad.getBoundingClientRect()
  return toPoint(((clientX - left) / width) * BOX.width, ((clientY - top) / height) * BOX.height)
}
