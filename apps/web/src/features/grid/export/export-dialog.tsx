import { readSettings, useCall, useIdentity, useMay, useTexts } from '#shared'
import { everyField } from '#features/people'
import { CheckList, type ExportFormat, ExportWindow } from '#export'
import { EXPORT_MENTOR_ROLES } from '@telemachos/contract/grid/export-roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { formatNumber } from '@telemachos/rules/numbers'
import type { UnmaskReason } from '@telemachos/contract/grid/unmask-reasons'
import { isMasked } from '@telemachos/rules/field-kinds'
import { useState } from 'react'
import { exportTable, type ExportAction } from './export-columns.ts'
import { gridSource, unmaskedSource, type ExportFilter } from './grid-source.ts'
import { NumbersChoice } from './numbers-choice.tsx'
import { useExportWords } from './use-export-words.ts'

interface Props {
  readonly filter: Omit<ExportFilter, 'Fields'>
  readonly actions: readonly ExportAction[]
  /** How many mentees the filter finds. */
  readonly people: number
  readonly onClose: () => void
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'xls', 'csv']
const NAMES = ['first_name', 'last_name']

/** Which columns to export, in which format, and how far the file is. */
export default function ExportDialog({ filter, actions, people, onClose }: Props) {
  const { t, language } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const words = useExportWords()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  const [fieldNames, setFieldNames] = useState<readonly string[]>([])
  const [actionIds, setActionIds] = useState<readonly number[]>(() => actions.map(({ Id }) => Id))
  const may = useMay()
  const [inFull, setInFull] = useState(false)
  const [reason, setReason] = useState<UnmaskReason | null>(null)
  const fields = data ? fieldsOf(readSettings(data, language)) : []
  const chosen = fields.filter(({ Name }) => fieldNames.includes(Name))
  const offersNumbers = chosen.some(isMasked) && may('grid.startUnmaskedExport')
  const isUnmasked = offersNumbers && inFull

  const sourceOf = () => {
    const table = exportTable({
      fields: chosen,
      actions: actions.filter(({ Id }) => actionIds.includes(Id)),
      seesMentors: EXPORT_MENTOR_ROLES.includes(Role),
      words,
    })
    const asked = { ...filter, Fields: chosen.map(({ Name }) => Name) }
    return {
      source:
        isUnmasked && reason
          ? unmaskedSource({ ...asked, Reason: reason }, table)
          : gridSource(asked, table),
      sheet: t('exports.sheet'),
      fileName: t('exports.fileName'),
    }
  }
  const choices = (
    <>
      {fields.length > 0 && (
        <CheckList
          label={t('exports.fields')}
          options={fields.map(({ Name, Label }) => ({ value: Name, label: Label }))}
          chosen={fieldNames}
          onChange={setFieldNames}
        />
      )}
      {offersNumbers && (
        <NumbersChoice inFull={inFull} onInFull={setInFull} reason={reason} onReason={setReason} />
      )}
      <CheckList
        label={t('exports.actions')}
        options={actions.map(({ Id, Title }) => ({ value: Id, label: Title }))}
        chosen={actionIds}
        onChange={setActionIds}
      />
    </>
  )
  return (
    <ExportWindow
      title={t('exports.title')}
      lead={t('exports.lead', { count: people, number: formatNumber(people, language) })}
      formats={FORMATS}
      count={people}
      choices={choices}
      say={(numbers) => t('exports.progress', numbers)}
      isIncomplete={isUnmasked && reason === null}
      source={sourceOf}
      onClose={onClose}
    />
  )
}

function fieldsOf(settings: ProjectSettings) {
  const { Fields, ProjectFields } = everyField(settings)
  return [...Fields, ...ProjectFields].filter(({ Name }) => !NAMES.includes(Name))
}
