import { Row } from '#layout'
import { IconGripVertical } from '@tabler/icons-react'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useId } from 'react'
import { useTexts } from '#shared'
import { announce, SelectField, useItemDrag } from '#ui'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

/** Type 9: an item for each target, chosen from its list or dragged to it. */
export function Matching({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const id = useId()
  const groups = itemsOf(question)
  const options = groups[0]?.options ?? []
  const most = question.settings.max ?? 1
  const holdersOf = (optionId: number): number[] =>
    groups.flatMap((group) => (answers.get(group.id)?.optionId === optionId ? [group.id] : []))
  const drag = useItemDrag<number>({
    disabled: false,
    targetAt: (_, { x, y }) => {
      const target = document.elementFromPoint(x, y)?.closest(`[data-target-of="${id}"]`)
      return target ? Number(target.getAttribute('data-group')) : undefined
    },
    onDrop: (optionId, groupId) => {
      const holders = holdersOf(optionId)
      if (holders.includes(groupId)) return
      // What goes to no more targets leaves the first that it was dragged to.
      const [first] = holders
      if (first !== undefined && holders.length >= most) onAnswer(first, choose(null))
      onAnswer(groupId, choose(optionId))
      const target = groups.find((group) => group.id === groupId)
      const item = options.find((option) => option.id === optionId)
      if (target && item) announce(`${read(target.text)}: ${read(item.text)}`)
    },
  })
  const { dragged } = drag
  return (
    <div data-dragging={dragged ? '' : undefined}>
      <p className={classes.note}>{t('quest.match.lead')}</p>
      <Row as="ul" gap={2} className={classes.chips} aria-label={t('quest.match.items')}>
        {options.map((option) => {
          const isDragged = dragged?.id === option.id
          return (
            <li
              key={option.id}
              className={classes.chip}
              data-used={holdersOf(option.id).length >= most || undefined}
              data-dragged={isDragged || undefined}
              style={isDragged ? { translate: `${dragged.dx}px ${dragged.dy}px` } : undefined}
            >
              <span className={classes.handle} {...drag.handlersOf(option.id)}>
                <IconGripVertical size={18} aria-hidden="true" />
                <span dir="auto">{read(option.text)}</span>
              </span>
            </li>
          )
        })}
      </Row>
      <div className={classes.fields}>
        {groups.map((group) => {
          const chosen = answers.get(group.id)?.optionId
          return (
            <div
              key={group.id}
              className={classes.target}
              data-target-of={id}
              data-group={group.id}
              data-over={dragged?.target === group.id || undefined}
            >
              <SelectField
                label={read(group.text)}
                none={t('quest.match.none')}
                options={group.options.map((option) => ({
                  value: `${option.id}`,
                  label: read(option.text),
                }))}
                value={chosen ? `${chosen}` : null}
                onChange={(value) =>
                  onAnswer(group.id, choose(value === null ? null : Number(value)))
                }
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
