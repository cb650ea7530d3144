import { Menu, UnstyledButton } from '@mantine/core'
import { IconBell, IconChevronDown, IconExternalLink, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PersonAvatar } from '../../ui/person-avatar'
import classes from './user-menu.module.css'

interface UserMenuProps {
  name: string
  picture: string | null
  onLogout: () => void
}

export function UserMenu({ name, onLogout, picture }: UserMenuProps) {
  return (
    <Menu width="12rem" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`User menu, ${name}`}>
          <PersonAvatar name={name} picture={picture} size="1.875rem" />
          <IconChevronDown aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href="/small-business"
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink aria-hidden />}
        >
          View Demo
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUser aria-hidden />}
          renderRoot={(props) => <Link to="/portal/admin/profile" {...props} />}
        >
          Profile
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBell aria-hidden />}
          renderRoot={(props) => <Link to="/portal/admin/notifications" {...props} />}
        >
          Email notifications
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout aria-hidden />} onClick={onLogout}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
