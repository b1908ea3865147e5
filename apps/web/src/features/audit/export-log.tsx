import { formatDateTime } from '@telemachos/rules/dates'
import { answerCell } from '@telemachos/rules/export-cells'
import { fullName } from '@telemachos/rules/greek-person'
import { LOG_EXPORT_PAGE } from '@telemachos/contract/audit/limits'
import { IconDownload } from '@tabler/icons-react'
import { Stack } from '#layout'
import { call, useCall, useIdentity, useTexts } from '#shared'
import { Button } from '#ui'
import { ExportStatus, useExport, type ExportSource } from '#export'
import { activitySentence } from './activity-sentence.ts'
import { filterOf, type AuditSearch } from './audit-search.ts'
import type { Entry } from './entry.ts'
import { useChangeWords } from './use-change-words.ts'

/** Writes what the filter finds into a file, a line for each value that was changed. */
export function ExportLog({ search }: { readonly search: AuditSearch }) {
  const { t } = useTexts()
  const preferences = useCall('identity.getPreferences', {})
  const source = useLogSource(search)
  const { progress, start, cancel } = useExport()
  const isRunning = progress.kind === 'running'
  const begin = (): void =>
    void start(
      {
        source,
        format: 'csv',
        separator: preferences.data?.ExportSeparator ?? ';',
        sheet: t('audit.export.sheet'),
        fileName: t('audit.export.fileName'),
      },
      0,
    )
  return (
    <Stack gap={2}>
      <Button
        variant="default"
        held={preferences.isPending}
        leftSection={<IconDownload aria-hidden="true" size={18} stroke={1.7} />}
        onClick={isRunning ? cancel : begin}
      >
        {t(isRunning ? 'exports.cancel' : 'audit.export')}
      </Button>
      {progress.kind !== 'idle' && (
        <ExportStatus progress={progress} say={(numbers) => t('audit.export.progress', numbers)} />
      )}
    </Stack>
  )
}

/** The entries of the filter as lines of a file, page by page. */
function useLogSource(search: AuditSearch): ExportSource {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const { nameOf, valueOf } = useChangeWords()
  const filter = filterOf(search, ProjectId)
  const nameOrNothing = (person: Entry['By']) => person && fullName(person)

  function lines(entry: Entry) {
    const words = activitySentence(entry, t, language)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('')
    const { At, Verb, By, Admin, Subject, Project, ActionTitle } = entry
    const common = [
      formatDateTime(At),
      words,
      Verb,
      nameOrNothing(By),
      nameOrNothing(Admin),
      nameOrNothing(Subject),
      Project?.Descr,
      ActionTitle,
    ]
    const changed = entry.Changes.map((change) => [
      nameOf(change),
      valueOf(change, change.Old),
      valueOf(change, change.New),
    ])
    return (changed.length > 0 ? changed : [[]]).map((values) =>
      [...common, ...values].map((value) => answerCell(value)),
    )
  }
  return {
    header: [
      t('audit.column.at'),
      t('audit.column.what'),
      t('audit.export.column.verb'),
      t('audit.export.column.by'),
      t('audit.export.column.admin'),
      t('audit.export.column.subject'),
      t('audit.column.where'),
      t('audit.export.column.action'),
      t('audit.change.name'),
      t('audit.change.old'),
      t('audit.change.new'),
    ].map((heading) => answerCell(heading)),
    async begin(signal) {
      const { Id, Firsts, count } = await call('audit.startExport', filter, { signal })
      return {
        pages: Math.ceil(count / LOG_EXPORT_PAGE),
        total: count,
        async read(page) {
          const input = { ...filter, ExportId: Id, First: Firsts[page - 1] ?? 0 }
          const { list } = await call('audit.exportPage', input, { signal })
          return { count: list.length, lines: list.flatMap(lines) }
        },
      }
    },
  }
}
