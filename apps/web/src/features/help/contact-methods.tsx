import { Button, Card, SimpleGrid, Text, Title } from '@mantine/core'
import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { contact, help } from '@tallgrass/brand'
import type { ReactNode } from 'react'
import { openAssistant } from '../../lib/open-assistant'
import { writeToUs } from '../../lib/write-to-us'
import classes from './contact-methods.module.css'

const { chat, email, phone, title } = help.contact

export function ContactMethods() {
  return (
    <Card component="section" aria-labelledby="contact-us">
      <Title order={2} size="h3" id="contact-us" mb="md">
        {title}
      </Title>
      <SimpleGrid minColWidth="min(100%, 15rem)" spacing="lg">
        <Method icon={<IconMail aria-hidden />} {...email}>
          <Button variant="default" onClick={writeToUs}>
            {email.button}
          </Button>
        </Method>
        <Method icon={<IconMessageCircle aria-hidden />} {...chat}>
          <Button variant="default" onClick={({ currentTarget }) => openAssistant(currentTarget)}>
            {chat.button}
          </Button>
        </Method>
        <Method icon={<IconPhone aria-hidden />} {...phone}>
          <Button component="a" variant="default" href={`tel:${contact.internationalPhone}`}>
            {contact.phone}
          </Button>
        </Method>
      </SimpleGrid>
    </Card>
  )
}

interface MethodProps {
  icon: ReactNode
  label: string
  text: string
  children: ReactNode
}

function Method({ children, icon, label, text }: MethodProps) {
  return (
    <div className={classes.method}>
      <Title order={3} size="h4" className={classes.name}>
        {icon}
        {label}
      </Title>
      <Text c="dimmed" fz="sm">
        {text}
      </Text>
      {children}
    </div>
  )
}
