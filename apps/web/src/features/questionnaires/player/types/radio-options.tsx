import type { Group, Option } from '@telemachos/questionnaire/definition'
import { memo, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { useLatest } from '../use-latest.ts'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

interface Props extends Pick<TypeProps, 'answers' | 'onAnswer'> {
  readonly group: Group
  readonly className?: string | undefined
  readonly children?: (option: Option) => ReactNode
}

/** Native radios for one group, and a way to have none of them again. */
export function RadioOptions({ group, answers, onAnswer, className, children }: Props) {
  const { t } = useTexts()
  const chosen = answers.get(group.id)?.optionId ?? null
  const pick = useLatest((optionId: number | null) => onAnswer(group.id, choose(optionId)))
  return (
    <>
      <div className={className ?? classes.options}>
        {group.options.map((option) => (
          <RadioOption
            key={option.id}
            id={option.id}
            name={`group-${group.id}`}
            isChosen={chosen === option.id}
            onPick={pick}
          >
            {children ? children(option) : read(option.text)}
          </RadioOption>
        ))}
      </div>
      <button
        type="button"
        className={classes.clear}
        data-idle={chosen === null || undefined}
        onClick={(event) => {
          pick(null)
          // What was pressed goes out of sight, and would take the focus along.
          event.currentTarget.previousElementSibling?.querySelector('input')?.focus()
        }}
      >
        {t('quest.clear')}
      </button>
    </>
  )
}

interface OptionProps {
  readonly id: number
  readonly name: string
  readonly isChosen: boolean
  readonly onPick: (optionId: number) => void
  readonly children: ReactNode
}

/** An answer changes one or two of them; the others are not drawn again. */
const RadioOption = memo(function RadioOption(props: OptionProps) {
  const { id, name, isChosen, onPick, children } = props
  return (
    <label className={classes.option} dir="auto" data-chosen={isChosen || undefined}>
      <input type="radio" name={name} checked={isChosen} onChange={() => onPick(id)} />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </label>
  )
})
