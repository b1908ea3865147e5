import { exportCell } from '@telemachos/rules/export-cells'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useTexts } from '#shared'
import { Button, toast } from '#ui'
import { type ExportFormat, useExport } from '#export'
import type { Conference, Participant, Session } from './session.ts'
import { useWhen } from './use-when.ts'

const FORMATS = ['xlsx', 'csv'] as const

interface Props {
  readonly conference: Conference
  readonly session: Session
  readonly people: readonly Participant[]
}

/** The list of a session as a file, by the rules of every export (spec §5). */
export function ExportParticipants({ conference, session, people }: Props) {
  const { t } = useTexts()
  const when = useWhen()(session)
  const preferences = useCall('identity.getPreferences', {})
  const { progress, start } = useExport()
  const save = async (format: ExportFormat) => {
    const header = ['person', 'mentor', 'state', 'attendance', 'minutes', 'registeredAt'] as const
    const lines = people.map((person) => [
      exportCell(`${person.LastName} ${person.FirstName}`),
      exportCell(person.Mentor),
      exportCell(
        t(person.State === 'waiting' ? 'conference.state.waiting' : 'conference.state.placed'),
      ),
      exportCell(person.Attendance && t(`conference.said.${person.Attendance}`)),
      exportCell(person.Minutes),
      exportCell(formatDateTime(person.RegisteredAt)),
    ])
    await start(
      {
        format,
        separator: preferences.data?.ExportSeparator ?? ';',
        sheet: t('conference.participants'),
        fileName: `${conference.Title} ${when}`.replaceAll(/[\\/:*?"<>|]/g, '-'),
        source: {
          header: header.map((name) => exportCell(t(`conference.${name}`))),
          begin: () =>
            Promise.resolve({
              pages: 1,
              total: lines.length,
              read: () => Promise.resolve({ count: lines.length, lines }),
            }),
        },
      },
      lines.length,
    )
    toast(t('conference.exported'))
  }
  const isRunning = progress.kind === 'running'
  return FORMATS.map((format) => (
    <Button key={format} variant="subtle" loading={isRunning} onClick={() => void save(format)}>
      {t(`conference.export.${format}`)}
    </Button>
  ))
}
