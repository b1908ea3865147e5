import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useTexts } from '#shared'
import grid from './grid.module.css'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

/** Type 4: a choice in each row of a table. */
export function GridSingle({ question, answers, labelId, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const rows = itemsOf(question)
  const columns = rows[0]?.options ?? []
  const isAnswered = rows.some(({ id }) => answers.has(id))
  return (
    <>
      <table className={grid.grid} aria-labelledby={labelId}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, text }) => (
              <th key={id} scope="col" dir="auto">
                {read(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                {read(row.text)}
                {row.required && question.required && <Star />}
              </th>
              {row.options.map(({ id, text }) => (
                <td key={id}>
                  <label className={grid.cell} dir="auto">
                    <input
                      type="radio"
                      name={`group-${row.id}`}
                      aria-label={`${read(row.text)}: ${read(text)}`}
                      checked={answers.get(row.id)?.optionId === id}
                      onChange={() => onAnswer(row.id, choose(id))}
                    />
                    <span aria-hidden="true">{read(text)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isAnswered && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            for (const { id } of rows) if (answers.has(id)) onAnswer(id, choose(null))
          }}
        >
          {t('quest.clear')}
        </button>
      )}
    </>
  )
}

function Star() {
  const { t } = useTexts()
  return (
    <span title={t('quest.required')}>
      <span aria-hidden="true"> *</span>
      <span className="visually-hidden"> ({t('quest.required')})</span>
    </span>
  )
}
