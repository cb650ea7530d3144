import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { parseMessage } from '../lib/parse-message'

/** A chat message as text and links; links open in a new tab. */
export function MessageText({ children }: { children: string }) {
  return parseMessage(children).map(({ href, text }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Anchor key={index} href={href} target="_blank" rel="noopener" underline="always" fz="inherit">
        {text}
      </Anchor>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
