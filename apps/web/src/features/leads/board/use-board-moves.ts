import { type LeadId, type LeadStatus, leadFlow, leadStatuses, toId } from '@tallgrass/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { atFirstSign } from '../../../lib/first-sign'

const load = () => import('./drag-lead').then((module) => module.dragLead)

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

interface BoardMoves {
  statusOf: (id: LeadId) => LeadStatus | undefined
  /** `to` is undefined beyond the first and the last column. */
  onMove: (id: LeadId, to: LeadStatus | undefined) => void
}

/**
 * Moves the cards of a board between its columns: by drag, and with the left and right arrow keys while the
 * focus is on a card. Returns the ref of the board.
 */
export function useBoardMoves({ onMove, statusOf }: BoardMoves) {
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const card = cardAt(event.target)
    const from = card && statusOf(card.id)
    if (!by || !from || isInMenu(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(card.id, leadStatuses[leadStatuses.indexOf(from) + by])
  })
  const grab = useEffectEvent((event: PointerEvent) => {
    const card = cardAt(event.target)
    const from = card && statusOf(card.id)
    if (!board || !from || event.button !== 0 || !event.isPrimary || isInMenu(event.target)) return
    const released = new AbortController()
    window.addEventListener('pointerup', () => released.abort(), { once: true })
    void load().then((dragLead) =>
      dragLead({
        event,
        board,
        card: card.element,
        released: released.signal,
        canDropOn: (status) => status === from || isMove(from, status),
        onDrop: (status) => {
          const to = leadStatuses.find((one) => one === status)
          if (to && to !== from) onMove(card.id, to)
        },
      }),
    )
  })
  useEffect(() => atFirstSign(() => void load().catch(() => undefined)), [])
  useEffect(() => {
    if (!board) return
    const listening = new AbortController()
    const { signal } = listening
    board.addEventListener('keydown', step, { signal })
    board.addEventListener('pointerdown', grab, { signal })
    return () => listening.abort()
  }, [board])
  return setBoard
}

export function isMove(from: LeadStatus, to: string): boolean {
  return leadFlow.events(from).some((event) => event === to)
}

function cardAt(target: EventTarget | null) {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-lead]') : null
  const id = toId('Lead', element?.dataset.lead ?? '')
  return element && id ? { element, id } : undefined
}

/** The menu of a card has its own keys, and is no handle. */
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null
}
