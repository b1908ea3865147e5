import type { Group, Option } from '@telemachos/questionnaire/definition'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
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
  return (
    <>
      <div className={className ?? classes.options}>
        {group.options.map((option) => (
          <label key={option.id} className={classes.option} dir="auto">
            <input
              type="radio"
              name={`group-${group.id}`}
              checked={chosen === option.id}
              onChange={() => onAnswer(group.id, choose(option.id))}
            />
            {children ? children(option) : <span>{read(option.text)}</span>}
          </label>
        ))}
      </div>
      {chosen !== null && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => onAnswer(group.id, choose(null))}
        >
          {t('quest.clear')}
        </button>
      )}
    </>
  )
}
