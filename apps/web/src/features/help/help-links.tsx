import { Anchor, Card, SimpleGrid, Text, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId } from 'react'

interface HelpLinksProps {
  title: string
  entries: { label: string; text: string; to: NonNullable<LinkProps['to']> }[]
}

export function HelpLinks({ entries, title }: HelpLinksProps) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading} mb="md">
        {title}
      </Title>
      <SimpleGrid component="ul" minColWidth="min(100%, 13rem)" spacing="md">
        {entries.map(({ label, text, to }) => (
          <li key={label}>
            <Anchor fw={600} renderRoot={(props) => <Link to={to} {...props} />}>
              {label}
            </Anchor>
            <Text c="dimmed" fz="sm">
              {text}
            </Text>
          </li>
        ))}
      </SimpleGrid>
    </Card>
  )
}
