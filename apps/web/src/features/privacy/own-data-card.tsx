import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { Card, FailureNotice, Heading, Row } from '#layout'
import { useDownload } from './use-download.ts'

/** Where people download what is kept about them. */
export function OwnDataCard() {
  const { t } = useTexts()
  const { download, busy, problem } = useDownload()
  return (
    <Card as="section" raised gap={3} aria-labelledby="own-data">
      <Heading id="own-data">{t('privacy.copy.title')}</Heading>
      <p>{t('privacy.copy.lead')}</p>
      <Row gap={3}>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void download('privacy.downloadOwnData', {})}
        >
          {t('privacy.copy.download')}
        </Button>
      </Row>
      {problem && <FailureNotice>{problem}</FailureNotice>}
    </Card>
  )
}
