import { useTexts } from '#shared'
import { SelectField } from '#ui'
import classes from './column-mapping.module.css'
import type { Column, Target } from './recognise-columns.ts'

interface ColumnMappingProps {
  readonly columns: readonly Column[]
  readonly targets: readonly Target[]
  /** Something that stands in the column, so that it is known by it. */
  readonly sampleOf: (place: number) => string
  readonly onMap: (place: number, target: string | null) => void
  readonly disabled?: boolean
}

/** What each column of a paste means: recognised by its heading, or said by hand. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { columns, targets, sampleOf, onMap, disabled = false } = props
  const { t } = useTexts()
  return (
    <fieldset>
      <legend className={classes.legend}>{t('imports.columns')}</legend>
      <p className={classes.hint}>{t('imports.columns.hint')}</p>
      <div className={classes.columns}>
        {columns.map(({ title, target }, place) => {
          const isTwice =
            target !== null && columns.findIndex((one) => one.target === target) < place
          const sample = sampleOf(place)
          return (
            <SelectField
              key={place}
              label={title || t('imports.columns.unnamed', { number: place + 1 })}
              hint={sample && t('imports.columns.sample', { sample })}
              error={isTwice && t('imports.columns.twice')}
              none={t('imports.columns.none')}
              options={targets.map(({ name, label }) => ({ value: name, label }))}
              value={target}
              disabled={disabled}
              onChange={(next) => onMap(place, next)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
