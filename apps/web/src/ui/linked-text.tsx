import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { linkedText } from '../lib/linked-text'

/** A text with its web and mail addresses as links, which open in a new tab. */
export function LinkedText({ children }: { children: string }) {
  return linkedText(children).map(({ href, text }, index) =>
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
