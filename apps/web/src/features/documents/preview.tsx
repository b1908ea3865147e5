import { Card, Heading, Text } from '#layout'
import { callAddress, useTexts } from '#shared'
import classes from './documents.module.css'

interface PreviewProps {
  readonly name: string
  /** It is shown anew once there is another one. */
  readonly version: number
}

/** A document as it was saved, with its sample, in a frame in which nothing runs. */
export function Preview({ name, version }: PreviewProps) {
  const { t } = useTexts()
  const address = callAddress('documents.renderDocumentAnew', { name, sample: '1' })
  return (
    <Card as="section" gap={3} aria-labelledby="document-preview">
      <Heading id="document-preview">{t('documents.preview')}</Heading>
      <Text tone="soft">{t('documents.preview.lead')}</Text>
      <iframe
        key={version}
        title={t('documents.preview')}
        sandbox=""
        src={address}
        className={classes.frame}
      />
      <a href={address} target="_blank" rel="noreferrer">
        {t('documents.open')}
      </a>
    </Card>
  )
}
