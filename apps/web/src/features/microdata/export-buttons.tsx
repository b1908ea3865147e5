import { exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import { useCall, useTexts } from '#shared'
import { Button, showSystemMessage } from '#ui'
import { type ExportFormat, useExport } from '#export'

const FORMATS = ['xlsx', 'csv'] as const

interface Props {
  /** Of the file, without its ending. */
  readonly name: string
  readonly sheet: string
  readonly header: readonly string[]
  readonly read: () => Promise<readonly (readonly ExportCell[])[]>
}

/** A list as a file, by the rules of every export (spec §5). */
export function ExportButtons({ name, sheet, header, read }: Props) {
  const { t } = useTexts()
  const preferences = useCall('identity.getPreferences', {})
  const { progress, start } = useExport()
  const save = async (format: ExportFormat) => {
    const lines = await read()
    await start(
      {
        format,
        separator: preferences.data?.ExportSeparator ?? ';',
        sheet,
        fileName: name,
        source: {
          header: header.map((one) => exportCell(one)),
          begin: async () => ({
            pages: 1,
            total: lines.length,
            read: async () => ({ count: lines.length, lines }),
          }),
        },
      },
      lines.length,
    )
  }
  return FORMATS.map((format) => (
    <Button
      key={format}
      variant="subtle"
      loading={progress.kind === 'running'}
      onClick={() => void save(format).catch((error: unknown) => showSystemMessage(error, t))}
    >
      {`${t('microdata.indicators.export')} ${format.toUpperCase()}`}
    </Button>
  ))
}
