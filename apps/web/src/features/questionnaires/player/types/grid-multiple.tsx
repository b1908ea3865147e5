import type { Group } from '@telemachos/questionnaire/definition'
import grid from './grid.module.css'
import { LimitNote } from './limit-note.tsx'
import { choose, hasChoice, read, type TypeProps } from './type-props.ts'

/** Type 5: any cells of each row of a table. */
export function GridMultiple({ question, answers, labelId, onAnswer }: TypeProps) {
  const rows = Map.groupBy(question.groups, ({ row = '' }) => row)
  const [first = []] = rows.values()
  const columnOf = ({ options: [option] }: Group): string => (option ? read(option.text) : '')
  return (
    <>
      <LimitNote question={question} />
      <table className={grid.grid} aria-labelledby={labelId}>
        <thead>
          <tr>
            <td />
            {first.map((group) => (
              <th key={group.id} scope="col" dir="auto">
                {columnOf(group)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([name, cells]) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {cells[0] && read(cells[0].text)}
              </th>
              {cells.map((cell) => (
                <td key={cell.id}>
                  <label className={grid.cell} dir="auto">
                    <input
                      type="checkbox"
                      aria-label={`${read(cell.text)}: ${columnOf(cell)}`}
                      checked={hasChoice(answers, cell.id)}
                      onChange={(event) =>
                        onAnswer(cell.id, choose(event.currentTarget.checked ? 1 : null))
                      }
                    />
                    <span aria-hidden="true">{columnOf(cell)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
