import { Anchor } from '@mantine/core'
import { Fragment } from 'react'

/** Part of a text: a link if it has an address. */
export interface TextPart {
  text: string
  href?: string | undefined
}

/** A text with links, which open in a new tab. */
export function TextParts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ href, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>
      {href ? (
        <Anchor href={href} target="_blank" rel="noopener" underline="always" fz="inherit">
          {text}
        </Anchor>
      ) : (
        text
      )}
    </Fragment>
  ))
}
