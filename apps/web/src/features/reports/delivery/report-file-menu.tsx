import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile, useTexts, type CallOutput } from '#shared'
import { Button, showSystemMessage } from '#ui'
import { download } from '#export'

const FORMATS = ['xlsx', 'pdf'] as const

interface ReportFileMenuProps {
  readonly id: number
  readonly filters: CallOutput<'reports.getReport'>['Filters']['Values']
}

/** The whole report as a file, with these filters. */
export function ReportFileMenu({ id, filters }: ReportFileMenuProps) {
  const { t } = useTexts()
  const [busy, setBusy] = useState<(typeof FORMATS)[number] | null>(null)
  async function save(Format: (typeof FORMATS)[number]): Promise<void> {
    setBusy(Format)
    try {
      const given = { Id: id, Format, Filters: JSON.stringify(filters) }
      download(await fetchFile('reports.exportReport', given), `report-${id}.${Format}`)
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(null)
    }
  }
  return FORMATS.map((format) => (
    <Button
      key={format}
      variant="default"
      loading={busy === format}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => void save(format)}
    >
      {t(`reports.delivery.${format}`)}
    </Button>
  ))
}
