import { Anchor, Stack, Text } from '@mantine/core'
import type { HandIn } from '@tallgrass/contracts'
import { Preformatted } from '../../ui/preformatted'
import { AttachedFiles } from '../files/attached-files'
import classes from './reviews.module.css'

/** What was sent for review. Renders nothing if there is nothing to see. */
export function HandedIn({ handIn }: { handIn: HandIn }) {
  const { files, links, note } = handIn
  if (note === null && links.length === 0 && files.length === 0) return null
  return (
    <Stack gap="xs">
      {note !== null && <Preformatted>{note}</Preformatted>}
      {links.length > 0 && (
        <ul className={classes.list} aria-label="Links">
          {links.map((link) => (
            <li key={link}>
              <Anchor href={link} target="_blank" rel="noopener" fz="sm" className={classes.link}>
                {link}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <AttachedFiles files={files} />
      <Text c="dimmed" fz="sm">
        From {handIn.authorName}
      </Text>
    </Stack>
  )
}
