import { Stack, Text } from '@mantine/core'

export function WhatIsDeleted() {
  return (
    <Stack gap="sm">
      <Text>You are signed out everywhere at once and can never sign in to this account again.</Text>
      <Text>
        Within a day we delete your name, address, phone number and picture; your password, passkeys, settings
        and sign-in history; your messages, chats and calls, and our emails to you.
      </Text>
      <Text>
        The law makes us keep signed documents, invoices and payments. Work on projects stays with your
        organization. There you are called “Former contact”, followed by four characters.
      </Text>
      <Text fw={600}>This cannot be undone. Get a copy of your data first if you need it.</Text>
    </Stack>
  )
}
