import { Button, Card, SimpleGrid, Text, Title } from '@mantine/core'
import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { contact, help } from '@tallgrass/brand'
import type { ReactNode } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { writeToUs } from '../../lib/write-to-us'
import { chatProjects } from './chat-projects'
import classes from './contact-methods.module.css'
import { ProjectChat } from './project-chat'

const { chat, email, phone, title } = help.contact

export function ContactMethods() {
  const { data } = trpc.portal.projects.list.useQuery(chatProjects, choiceQuery)
  const projects = data?.items.filter(({ status }) => status !== 'ARCHIVED') ?? []
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
        <Method
          icon={<IconMessageCircle aria-hidden />}
          label={chat.label}
          text={projects.length > 0 ? chat.ofProject : chat.text}
        >
          <ProjectChat projects={projects} />
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
