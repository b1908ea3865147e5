import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { SelectField } from '../../../../shared/ui/choices/select-field.tsx'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

/** Type 9: an item for each target. */
export function Matching({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  return (
    <div className={classes.fields}>
      {itemsOf(question).map((group) => {
        const chosen = answers.get(group.id)?.optionId
        return (
          <SelectField
            key={group.id}
            label={read(group.text)}
            none={t('quest.match.none')}
            options={group.options.map(({ id, text }) => ({ value: `${id}`, label: read(text) }))}
            value={chosen ? `${chosen}` : null}
            onChange={(value) => onAnswer(group.id, choose(value === null ? null : Number(value)))}
          />
        )
      })}
    </div>
  )
}
