import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/layout/card.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { FailureNotice } from '../../shared/layout/notice.tsx'
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
      <div role="alert">{problem && <FailureNotice>{problem}</FailureNotice>}</div>
    </Card>
  )
}
