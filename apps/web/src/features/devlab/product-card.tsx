import { Button, Card, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { type DevlabProduct, devlab } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { Cover } from './cover'
import classes from './product-card.module.css'

export function ProductCard({ product }: { product: DevlabProduct }) {
  const { image, imageLabel, loginUrl, name, slug, summary } = product
  return (
    <Card component="article" padding={0} className={classes.card} aria-label={name}>
      <div className={classes.cover}>
        <Cover image={image} label={imageLabel} />
      </div>
      <div className={classes.body}>
        <Title order={2} className={classes.name}>
          {name}
        </Title>
        <Text c="dimmed">{summary}</Text>
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-label={`${devlab.learnMore} about ${name}`}
            renderRoot={(props) => <Link to="/devlab/$slug" params={{ slug }} {...props} />}
          >
            {devlab.learnMore}
          </Button>
          {loginUrl && (
            <Button
              component="a"
              href={loginUrl}
              target="_blank"
              rel="noopener"
              variant="subtle"
              rightSection={<IconExternalLink aria-hidden />}
            >
              {devlab.login}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
