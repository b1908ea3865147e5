import { Row, Text } from '#layout'
import { useTexts } from '#shared'
import { Badge, Button } from '#ui'

interface VersionHeadProps {
  readonly number: number
  /** When it was made and by whom; empty ones are left out. */
  readonly facts: readonly string[]
  readonly isLatest: boolean
  readonly isBusy: boolean
  readonly onRestore: () => void
}

/** What heads a version of a query or a report: which it is, and the way back to it. */
export function VersionHead({ number, facts, isLatest, isBusy, onRestore }: VersionHeadProps) {
  const { t } = useTexts()
  return (
    <Row gap={3} justify="between" align="center">
      <div>
        <strong>{t('reports.version.number', { version: number })}</strong>{' '}
        {isLatest && <Badge tone="done">{t('reports.version.current')}</Badge>}
        <Text tone="faint" size="medium">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {!isLatest && (
        <Button
          variant="default"
          aria-label={t('reports.version.restoreOf', { version: number })}
          loading={isBusy}
          onClick={onRestore}
        >
          {t('reports.version.restore')}
        </Button>
      )}
    </Row>
  )
}
