import { IconDownload } from '@tabler/icons-react'
import { loadPart, useTexts } from '#shared'
import { Button } from '#ui'
import { downloadText } from '../download-text.ts'
import { loadTableText } from '../parts.ts'
import type { Target } from '../paste/recognise-columns.ts'
import { faultWords } from './fault-words.ts'
import { isDone } from './import-job.ts'
import type { ListState } from './import-list.ts'

interface DownloadRestProps {
  readonly state: ListState
  readonly targets: readonly Target[]
}

/** The rows that are wrong or were refused as a file, with the reasons in a column of their own. */
export function DownloadRest({ state, targets }: DownloadRestProps) {
  const { t } = useTexts()
  const labels = new Map(targets.map(({ name, label }) => [name, label]))
  const rest = state.rows.flatMap((row) => {
    const faults = isDone(row) ? [] : [...(state.faults.get(row.id) ?? []), ...row.refusals]
    return faults.length > 0 ? [{ cells: row.cells, faults }] : []
  })
  if (rest.length === 0) return null

  async function download(): Promise<void> {
    // Without a heading of its own a column is known by its meaning, here and when it is pasted again.
    const titles = state.columns.map(
      ({ title, target }) => title || (labels.get(target ?? '') ?? ''),
    )
    const rows = rest.map(({ cells, faults }) => {
      const reasons = faults.map((fault) => faultWords(fault, targets, t))
      return [...cells, reasons.join(' ')]
    })
    const { writeTable } = await loadPart(loadTableText)
    downloadText(t('imports.file'), writeTable([[...titles, t('imports.reason')], ...rows]))
  }
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={18} />}
      onClick={() => void download()}
    >
      {t('imports.download')}
    </Button>
  )
}
