import type { Draft, DraftQuestion, DraftRow } from '@telemachos/questionnaire/author/draft'
import { mentionsOfRow } from '@telemachos/questionnaire/author/mentions'
import { newRow } from '@telemachos/questionnaire/author/new-question'
import type { TypeForm } from '@telemachos/questionnaire/types/type-form'
import { useTexts } from '#shared'
import { Checkbox, toast } from '#ui'
import { FollowedNameField } from '../names/followed-name-field.tsx'
import { mentionNames } from '../names/mention-name.ts'
import { ItemList, type OnItemsChange } from './item-list.tsx'
import { LabelFields } from './label-fields.tsx'

interface Props {
  readonly kind: NonNullable<TypeForm['rows']>
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly onChange: OnItemsChange<DraftRow>
  /** Its name is changed in what reads it too. */
  readonly onRename: (place: number, model: string) => void
}

/** Long enough to read who still reads what is gone. */
const READ_MS = 10_000

/** The rows of a grid, the columns of a table of lines, or what else a type has of them. */
export function RowList({ kind, draft, question, onChange, onRename }: Props) {
  const { t } = useTexts()
  const { Rows: rows } = question
  /** Says who still reads a row that is taken out. */
  const changeRows: OnItemsChange<DraftRow> = (update, field) => {
    onChange(update, field)
    const next = update(rows)
    const gone = rows.find(({ Model }) => !field && !next.some((row) => row.Model === Model))
    const reading = gone ? mentionsOfRow(draft, question, gone.Model) : []
    if (!gone || reading.length === 0) return
    const name = gone.Text.el || gone.Text.en || gone.Model
    const places = mentionNames(reading, t)
    toast(t('questEdit.removed.read', { name, places }), { kind: 'info', ms: READ_MS })
  }
  return (
    <ItemList
      legend={t(`questEdit.rows.${kind}`)}
      items={rows}
      nameOf={(row) => row.Text.el || row.Text.en}
      makeNew={() => newRow(rows.map(({ Model }) => Model))}
      addLabel={t('questEdit.row.add')}
      kind="row"
      isInline
      making={{
        make: (Text, now) => ({ ...newRow(now.map(({ Model }) => Model)), Text }),
        write: (row, Text) => ({ ...row, Text }),
      }}
      onChange={changeRows}
    >
      {(row, place, change) => {
        const number = place + 1
        return (
          <>
            <LabelFields
              name={t('questEdit.row.text', { number })}
              value={row.Text}
              onChange={(Text, language) => change({ Text }, language)}
            />
            <FollowedNameField
              label={t('questEdit.row.model', { number })}
              name={row.Model}
              maxLength={64}
              of="model"
              readersOf={(name) => mentionsOfRow(draft, question, name)}
              onRename={(model) => onRename(place, model)}
            />
            {kind !== 'shares' && (
              <Checkbox
                label={`${t('questEdit.row.required')} (${number})`}
                checked={row.Required}
                onChange={(Required) => change({ Required }, 'required')}
              />
            )}
          </>
        )
      }}
    </ItemList>
  )
}
