import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useSiteLinks } from '../../lib/use-site-links'

/** Links to the configured scheduler in a new tab. */
export function ScheduleLink({
  children,
  variant = 'default',
}: {
  children: string
  variant?: 'default' | 'filled'
}) {
  const { schedulerUrl } = useSiteLinks()
  return (
    <Button
      component="a"
      variant={variant}
      href={schedulerUrl}
      target="_blank"
      rel="noopener"
      rightSection={<IconExternalLink aria-hidden />}
    >
      {children}
    </Button>
  )
}
