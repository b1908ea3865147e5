import { formatDateTime } from '@telemachos/rules/dates'
import { exportCell } from '@telemachos/rules/export-cells'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, Checkbox } from '#ui'
import { type ExportFormat, ExportStatus, useExport } from '#export'
import type { ListView } from './list-view.ts'

const FORMATS = ['xlsx', 'csv'] as const

type Line = CallOutput<'applications.exportPage'>['list'][number]

/** What the list shows, or all there is, as a file, by the rules of every export (spec §5). */
export function ExportButtons({ view }: { readonly view: ListView }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const preferences = useCall('identity.getPreferences', {})
  const { progress, start } = useExport()
  const [isWhole, setWhole] = useState(false)

  async function save(format: ExportFormat): Promise<void> {
    const lines: Line[] = []
    const read = (After: number) =>
      call('applications.exportPage', { ProjectId, View: view, All: isWhole, After })
    let page = await read(0)
    const { Questions: columns } = page
    while (page.list.length > 0) {
      lines.push(...page.list)
      if (lines.length >= page.count) break
      page = await read(page.list.at(-1)?.Id ?? 0)
    }
    const cells = lines.map((one) => {
      const answers = new Map(one.Answers.map(({ Name, Answer }) => [Name, Answer]))
      return [
        one.Protocol,
        formatDateTime(one.ReceivedAt),
        t(`applications.status.${one.Status}`),
        one.Proven ? '' : t('applications.unproven'),
        one.Waiting ? t('applications.waiting') : '',
        one.Score,
        one.Reason,
        one.LastName,
        one.FirstName,
        ...columns.map(({ Name }) => answers.get(Name) ?? ''),
      ].map(exportCell)
    })
    const header = [
      ...(['protocol', 'received', 'status'] as const).map((one) =>
        t(`applications.column.${one}`),
      ),
      t('applications.filter.Proof'),
      t('applications.waiting'),
      t('applications.column.score'),
      t('applications.reason'),
      t('projects.application.field.last_name'),
      t('projects.application.field.first_name'),
      ...columns.map(({ Label }) => Label),
    ]
    await start(
      {
        format,
        separator: preferences.data?.ExportSeparator ?? ';',
        sheet: t('applications.export.file'),
        fileName: t('applications.export.file'),
        source: {
          header: header.map(exportCell),
          begin: () =>
            Promise.resolve({
              pages: 1,
              total: cells.length,
              read: () => Promise.resolve({ count: cells.length, lines: cells }),
            }),
        },
      },
      cells.length,
    )
  }
  const isRunning = progress.kind === 'running'
  return (
    <>
      <Checkbox label={t('applications.export.all')} checked={isWhole} onChange={setWhole} />
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="subtle"
          size="sm"
          loading={isRunning}
          onClick={() => void save(format)}
        >
          {t(`applications.export.${format}`)}
        </Button>
      ))}
      {progress.kind !== 'idle' && (
        <ExportStatus
          progress={progress}
          say={(numbers) => t('applications.export.progress', numbers)}
        />
      )}
    </>
  )
}
