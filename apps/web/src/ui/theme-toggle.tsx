import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './icon-button.module.css'

/** Mantine stores the theme, and index.html applies it before the first paint. */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <button
      type="button"
      className={`${classes.button} mantine-active`}
      aria-label="Toggle color theme"
      onClick={toggleColorScheme}
    >
      {/* Both are rendered, and CSS shows one of them, so that nothing flashes. */}
      <IconMoon className="mantine-dark-hidden" aria-hidden />
      <IconSun className="mantine-light-hidden" aria-hidden />
    </button>
  )
}
