import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useTexts } from '#shared'
import { RadioOptions } from './radio-options.tsx'
import classes from './types.module.css'
import type { TypeProps } from './type-props.ts'

/** Type 20: one to five stars. */
export function Stars(props: TypeProps) {
  const { t } = useTexts()
  const [group] = itemsOf(props.question)
  if (!group) return null
  const chosen = props.answers.get(group.id)?.optionId ?? 0
  return (
    <RadioOptions group={group} {...props} className={classes.stars}>
      {({ id }) => (
        <>
          <span className="visually-hidden">{t('quest.stars.value', { count: id })}</span>
          {id <= chosen ? (
            <IconStarFilled size={32} aria-hidden="true" />
          ) : (
            <IconStar size={32} stroke={1.5} aria-hidden="true" />
          )}
        </>
      )}
    </RadioOptions>
  )
}
