import { ROW_CHOICES } from '@telemachos/contract/core/page-rows'
import { useId } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './rows-choice.module.css'

interface Props {
  readonly rows: number
  readonly onChange: (rows: number) => void
}

/** How many rows a page has, beside the links to the pages. */
export function RowsChoice({ rows, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={classes.rows}>
      <label htmlFor={id}>{t('ui.pager.rows')}</label>
      <select
        id={id}
        className={classes.select}
        value={rows}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {ROW_CHOICES.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
