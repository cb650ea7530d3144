import { Button, Divider, Drawer, Stack } from '@mantine/core'
import { useFocusReturn, useMounted } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { writeToUs } from '../../lib/write-to-us'
import { ContactDetails } from './contact-details'
import { NavActions } from './nav-actions'
import { siteLinks } from './site-links'
import type { SiteNavProps } from './site-nav'

interface SiteMenuProps extends SiteNavProps {
  opened: boolean
  onClose: () => void
}

/** The links of the bar on a narrow screen. */
export function SiteMenu({ opened, onClose, ...nav }: SiteMenuProps) {
  // Starts closed; otherwise it would not know where to return the focus.
  const mounted = useMounted()
  // A dialog opens only after the menu has closed and the focus is back on the burger, so that the dialog
  // returns it there as well. The drawer itself would return the focus too late when motion is reduced.
  const returnFocus = useFocusReturn({ opened: mounted && opened, shouldReturnFocus: false })
  const [isAsked, setAsked] = useState(false)
  const pendingAction = useRef<() => void>(undefined)

  function contactUs() {
    writeToUs()
    setAsked(true)
  }
  function closeThen(action: () => void) {
    pendingAction.current = action
    onClose()
  }
  function runPendingAction() {
    if (!pendingAction.current) return
    returnFocus()
    pendingAction.current()
    pendingAction.current = undefined
  }

  return (
    <Drawer
      opened={mounted && opened}
      onClose={onClose}
      onExitTransitionEnd={runPendingAction}
      position="right"
      size="18rem"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <Stack gap="xs">
        <Stack component="nav" aria-label="Main" gap="0.25rem">
          {siteLinks.map(({ label, to }) => (
            <Button
              key={to}
              variant="subtle"
              justify="start"
              renderRoot={(props) => <Link to={to} {...props} />}
              onClick={onClose}
            >
              {label}
            </Button>
          ))}
          <Button variant="subtle" justify="start" onClick={contactUs}>
            Contact
          </Button>
        </Stack>
        {isAsked && <ContactDetails />}
        <Divider />
        <NavActions
          {...nav}
          stacked
          onLogin={(dialog) => closeThen(() => nav.onLogin(dialog))}
          onLogout={() => closeThen(nav.onLogout)}
        />
      </Stack>
    </Drawer>
  )
}
