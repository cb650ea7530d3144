import { textInHash } from '@tallgrass/domain'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

interface Field {
  body: string
  write: (body: string) => void
}

/** Writes the text that the address brings, below what is typed already, and takes it out of the address. */
export function useTextInAddress({ body, write }: Field) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent((text: string) => {
    if (!body.includes(text)) write(body.trim() ? `${body.trimEnd()}\n\n${text}` : text)
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    const text = textInHash(hash)
    if (text) take(text)
  }, [hash])
}
