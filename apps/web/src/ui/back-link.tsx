import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './site-head.module.css'

/** A link back, above the title of a page. */
export function BackLink({ children, to }: { children: string; to: '/' | '/devlab' | '/portal/projects' }) {
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.back}
      leftSection={<IconArrowLeft aria-hidden />}
      renderRoot={(props) => <Link to={to} {...props} />}
    >
      {children}
    </Button>
  )
}
