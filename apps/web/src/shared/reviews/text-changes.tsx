import { Text, VisuallyHidden } from '@mantine/core'
import { type WordChange, wordChanges } from '@tallgrass/domain'
import classes from './reviews.module.css'

interface TextChangesProps {
  /** Names the text. */
  what: string
  before: string
  after: string
}

/** What became of a text, word by word. */
export function TextChanges({ after, before, what }: TextChangesProps) {
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {what}
      </Text>
      <p className={classes.changes}>
        {wordChanges(before, after).map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
          <Part key={index} {...change} />
        ))}
      </p>
    </div>
  )
}

function Part({ kind, text }: WordChange) {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <VisuallyHidden>{kind === 'added' ? '[added:] ' : '[removed:] '}</VisuallyHidden>
      {text}
    </Tag>
  )
}
