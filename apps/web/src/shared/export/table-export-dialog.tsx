import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '../i18n/use-texts.ts'
import { ExportWindow } from './export-window.tsx'
import { tableSource, type ExportedTable } from './table-source.ts'

interface Props<Row> extends ExportedTable<Row> {
  /** What the table shows: the name of the file. */
  readonly label: string
  /** How many rows its search finds. */
  readonly count: number
  readonly onClose: () => void
}

/** The longest name that a sheet may have. */
const SHEET_LENGTH = 31

/** All rows of a paged table as a file (spec §2.3, "a paged table has Export"): as searched and ordered. */
export default function TableExportDialog<Row>(props: Props<Row>) {
  const { label, count, onClose } = props
  const { t, language } = useTexts()
  const fileName = label.replaceAll(/[\\/:*?"<>|[\]]/g, ' ').trim()
  return (
    <ExportWindow
      title={t('exports.title')}
      lead={t('exports.table.lead', { count, number: formatNumber(count, language), label })}
      count={count}
      say={(numbers) => t('exports.table.progress', numbers)}
      source={() => ({
        source: tableSource(props),
        fileName,
        sheet: fileName.slice(0, SHEET_LENGTH),
      })}
      onClose={onClose}
    />
  )
}
