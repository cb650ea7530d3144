import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './icon-button.module.css'

/** Kept across reloads by Mantine; index.html sets it before the first paint. */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <button
      type="button"
      className={`${classes.button} mantine-active`}
      aria-label="Toggle color theme"
      onClick={toggleColorScheme}
    >
      {/* Both are in the page: which one shows is a matter of CSS, so that nothing flashes. */}
      <IconMoon className="mantine-dark-hidden" aria-hidden />
      <IconSun className="mantine-light-hidden" aria-hidden />
    </button>
  )
}
