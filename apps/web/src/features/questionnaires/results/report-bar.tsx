import { Row } from '#layout'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { Button, SelectField, showSystemMessage } from '#ui'
import type { Report } from './report.ts'
import { ReportDialog } from './report-dialog.tsx'
import classes from './results.module.css'

interface Props {
  readonly reportId: number | undefined
  /** The actions that are shown now: what a new report begins with. */
  readonly actionIds: readonly number[]
  readonly onChange: (reportId: number | undefined) => void
}

/** Which report the results are read by, and for authors, writing one. */
export function ReportBar({ reportId, actionIds, onChange }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const reports = useCall('questionnaires.listReports', { ProjectId })
  const saving = useWrite('questionnaires.saveReport')
  const removing = useWrite('questionnaires.removeReport')
  const offerUndo = useOfferUndo()
  const [edited, setEdited] = useState<Report | 'new'>()
  const list = reports.data ?? []
  const chosen = list.find(({ Id }) => Id === reportId)
  const mayWrite = may('questionnaires.saveReport')
  if (list.length === 0 && !mayWrite) return null

  async function remove({ Id, ...report }: Report): Promise<void> {
    try {
      await removing.mutateAsync({ ProjectId, ReportId: Id })
    } catch (error) {
      return showSystemMessage(error, t)
    }
    onChange(undefined)
    offerUndo({
      done: t('results.report.removed', { title: textIn(report.Title, language) }),
      undo: async () => {
        try {
          await saving.mutateAsync({ ProjectId, ...report })
          return true
        } catch (error) {
          showSystemMessage(error, t)
          return false
        }
      },
    })
  }
  return (
    <Row gap={3} lineGap={2} align="end" className={classes.screen}>
      <SelectField
        label={t('results.report')}
        none={t('results.report.none')}
        options={list.map(({ Id, Title }) => ({
          value: String(Id),
          label: textIn(Title, language),
        }))}
        value={chosen ? String(chosen.Id) : null}
        onChange={(next) => onChange(next === null ? undefined : Number(next))}
      />
      {mayWrite && (
        <>
          <Button variant="default" onClick={() => setEdited(chosen ?? 'new')}>
            {t(chosen ? 'results.report.edit' : 'results.report.new')}
          </Button>
          {chosen && (
            <Button
              variant="subtle"
              loading={removing.isPending}
              onClick={() => void withUndo(remove(chosen))}
            >
              {t('results.report.remove')}
            </Button>
          )}
        </>
      )}
      {edited && (
        <ReportDialog
          report={edited === 'new' ? undefined : edited}
          actionIds={actionIds}
          onSaved={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Row>
  )
}
