import type { DraftRow } from '@telemachos/questionnaire/author/draft'
import { newRow } from '@telemachos/questionnaire/author/new-question'
import type { TypeShape } from '@telemachos/questionnaire/author/type-shape'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { Checkbox } from '../../../../shared/ui/choices/checkbox.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { ItemList } from './item-list.tsx'
import { LabelFields } from './label-fields.tsx'

interface Props {
  readonly kind: NonNullable<TypeShape['rows']>
  readonly rows: readonly DraftRow[]
  readonly onChange: (rows: readonly DraftRow[], field?: string) => void
  /** Its name is changed in what reads it too. */
  readonly onRename: (place: number, model: string) => void
}

/** The rows of a grid, the columns of a table of lines, or what else a type has of them. */
export function RowList({ kind, rows, onChange, onRename }: Props) {
  const { t } = useTexts()
  return (
    <ItemList
      legend={t(`questEdit.rows.${kind}`)}
      items={rows}
      nameOf={(row) => row.Text.el || row.Text.en}
      makeNew={() => newRow(rows.map(({ Model }) => Model))}
      addLabel={t('questEdit.row.add')}
      kind="row"
      isInline
      onChange={onChange}
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
            <TextField
              label={t('questEdit.row.model', { number })}
              value={row.Model}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onRename(place, event.currentTarget.value)}
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
