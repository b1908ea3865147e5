import { IconPlus } from '@tabler/icons-react'
import type { DraftRow } from '@telemachos/questionnaire/author/draft'
import { newRow } from '@telemachos/questionnaire/author/new-question'
import type { TypeShape } from '@telemachos/questionnaire/author/type-shape'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/choices/checkbox.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import classes from './forms.module.css'
import { ItemTools } from './item-tools.tsx'
import { LabelFields } from './label-fields.tsx'
import { useFocusOnNew } from './use-focus-on-new.ts'

interface Props {
  readonly kind: NonNullable<TypeShape['rows']>
  readonly rows: readonly DraftRow[]
  readonly onChange: (rows: readonly DraftRow[], field?: string) => void
}

const MOST = 200

/** The rows of a grid, the columns of a table of lines, or what else a type has of them. */
export function RowList({ kind, rows, onChange }: Props) {
  const { t } = useTexts()
  const { list, noteNew } = useFocusOnNew(rows.length)
  const change = (place: number, own: Partial<DraftRow>, field: string): void =>
    onChange(
      rows.map((row, at) => (at === place ? { ...row, ...own } : row)),
      `row ${place} ${field}`,
    )
  return (
    <fieldset className={classes.list}>
      <legend>{t(`questEdit.rows.${kind}`)}</legend>
      <ul ref={list}>
        {rows.map((row, place) => {
          const number = place + 1
          return (
            <li key={place} className={classes.item}>
              <div className={classes.itemBody} data-inline="">
                <LabelFields
                  name={t('questEdit.row.text', { number })}
                  value={row.Text}
                  onChange={(Text, language) => change(place, { Text }, language)}
                />
                <TextField
                  label={t('questEdit.row.model', { number })}
                  value={row.Model}
                  maxLength={64}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => change(place, { Model: event.currentTarget.value }, 'model')}
                />
                {kind !== 'shares' && (
                  <Checkbox
                    label={`${t('questEdit.row.required')} (${number})`}
                    checked={row.Required}
                    onChange={(Required) => change(place, { Required }, 'required')}
                  />
                )}
              </div>
              <ItemTools
                items={rows}
                place={place}
                name={row.Text.el || `${number}`}
                onChange={(next) => onChange(next)}
              />
            </li>
          )
        })}
      </ul>
      <Button
        variant="light"
        leftSection={<IconPlus size={16} />}
        disabled={rows.length >= MOST}
        onClick={() => {
          noteNew()
          onChange([...rows, newRow(rows.map(({ Model }) => Model))])
        }}
      >
        {t('questEdit.row.add')}
      </Button>
    </fieldset>
  )
}
