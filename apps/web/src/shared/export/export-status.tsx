import { Stack } from '../layout/stack.tsx'
import { Row } from '../layout/row.tsx'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from '../ui/button.tsx'
import type { ExportProgress } from './use-export.ts'
import classes from './export-dialog.module.css'

interface Props {
  readonly progress: ExportProgress
  /** Says how many of how many are done. */
  readonly say: (numbers: { readonly done: string; readonly total: string }) => string
}

/** How far an export is, and how it ended. */
export function ExportStatus({ progress, say }: Props) {
  const { t, language } = useTexts()
  if (progress.kind !== 'running') {
    return (
      <p role="status" className={classes.status} data-kind={progress.kind}>
        {progress.kind !== 'idle' && t(`exports.${progress.kind}`)}
      </p>
    )
  }
  const { done, total, retry, waits } = progress
  return (
    <Stack gap={2} packed className={classes.progress}>
      <progress aria-label={t('exports.running')} value={done} max={Math.max(total, 1)} />
      <p>
        {say({
          done: formatNumber(done, language),
          total: formatNumber(total, language),
        })}{' '}
        <span role="status">{waits && t('exports.waits')}</span>
      </p>
      {retry && (
        <Row role="alert" as="p" gap={2} align="center" justify="between">
          {t('exports.pageFailed')}
          <Button variant="light" onClick={retry}>
            {t('exports.retry')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
