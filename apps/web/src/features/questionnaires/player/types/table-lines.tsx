import { IconTrash } from '@tabler/icons-react'
import type { Answers } from '@telemachos/questionnaire/answers'
import type { Group, Question } from '@telemachos/questionnaire/definition'
import { useRef, useState } from 'react'
import { useTexts } from '#shared'
import { announce, Button, IconButton, fieldClasses as field } from '#ui'
import grid from './grid.module.css'
import classes from './types.module.css'
import { BLANK_MS, read, say, type TypeProps } from './type-props.ts'

/** Type 18: lines of written cells; what is deleted closes up, and focus stays in the table. */
export function TableLines({ question, answers, labelId, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const lines = [...Map.groupBy(question.groups, ({ line = 0 }) => line).values()]
  const begun = lines.findLastIndex((line) => line.some(({ id }) => textIn(id, answers) !== '')) + 1
  const [opened, setOpened] = useState(1)
  const table = useRef<HTMLTableElement>(null)
  const shown = lines.slice(0, Math.max(begun, opened, 1))
  const columns = lines[0] ?? []
  const focusOn = (line: number): void => {
    requestAnimationFrame(() =>
      table.current?.querySelectorAll('tbody tr')[line]?.querySelector('input')?.focus(),
    )
  }
  const remove = (index: number): void => {
    for (const [place, line] of lines.entries()) {
      if (place < index) continue
      for (const [column, group] of line.entries()) {
        const next = textIn(lines[place + 1]?.[column]?.id, answers)
        if (next !== textIn(group.id, answers)) onAnswer(group.id, say(next))
      }
    }
    setOpened(Math.max(1, shown.length - 1))
    announce(t('quest.lines.removed', { line: index + 1 }))
    focusOn(Math.min(index, Math.max(0, shown.length - 2)))
  }
  return (
    <>
      <table ref={table} className={grid.grid} data-written="" aria-labelledby={labelId}>
        <thead>
          <tr>
            {columns.map(({ id, text, required }) => (
              <th key={id} scope="col" dir="auto">
                {read(text)}
                {required && ' *'}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((line, index) => (
            <tr key={line[0]?.id}>
              {line.map((group) => (
                <td key={group.id}>
                  <Cell {...{ question, group, answers, onAnswer, line: index + 1 }} />
                </td>
              ))}
              <td>
                <IconButton
                  label={t('quest.lines.remove', { line: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={18} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button
          variant="default"
          className={classes.start}
          onClick={() => {
            setOpened(shown.length + 1)
            focusOn(shown.length)
          }}
        >
          {t('quest.lines.add')}
        </Button>
      )}
    </>
  )
}

interface CellProps extends Pick<TypeProps, 'answers' | 'onAnswer'> {
  readonly question: Question
  readonly group: Group
  readonly line: number
}

function Cell({ group, line, answers, onAnswer }: CellProps) {
  const { t } = useTexts()
  return (
    <label className={grid.writtenCell}>
      <span aria-hidden="true" dir="auto">
        {read(group.text)}
      </span>
      <input
        className={field.input}
        dir="auto"
        autoComplete="off"
        aria-label={t('quest.lines.cell', { column: read(group.text), line })}
        value={textIn(group.id, answers)}
        onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), BLANK_MS)}
      />
    </label>
  )
}

const textIn = (id: number | undefined, answers: Answers): string =>
  (id !== undefined && answers.get(id)?.text) || ''
