import { Anchor, Group, Text, Title } from '@mantine/core'
import { ThemeToggle } from '../../ui/theme-toggle'
import { componentGroups } from './component-groups'
import classes from './gallery.module.css'
import type { Specimen } from './specimen'
import { SpecimenSection } from './specimen-section'

/** Every component of `ui` and `shared`, by what it is for. */
export function GalleryPage() {
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <div>
          <Title order={1}>All components</Title>
          <Text c="dimmed">
            Those of the folders ui and shared, in their states. Their calls are answered by mocks.
          </Text>
          <Group component="nav" aria-label="Groups" gap="sm" mt="md">
            {componentGroups.map(({ title }) => (
              <Anchor key={title} href={`#${idOf(title)}`}>
                {title}
              </Anchor>
            ))}
          </Group>
        </div>
        <ThemeToggle />
      </header>
      {componentGroups.map(({ specimens, title }) => (
        <section key={title} className={classes.group} aria-labelledby={idOf(title)}>
          <Title order={2} id={idOf(title)}>
            {title}
          </Title>
          {specimens.map((one) => (
            <SpecimenSection key={keyOf(one)} specimen={one} />
          ))}
        </section>
      ))}
    </main>
  )
}

/** Two components have the same name. */
function keyOf({ of: [{ name }], states }: Specimen): string {
  return `${name}: ${Object.keys(states).join()}`
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
