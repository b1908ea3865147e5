import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { useTexts } from '#shared'
import { Combobox, SelectField } from '#ui'
import { OtherText } from './other-text.tsx'
import { choose, read, type TypeProps } from './type-props.ts'

/** More options than these are searched, not looked through. */
const MAX_IN_SELECT = 15

/** Type 3: one of a list that opens. */
export function Dropdown(props: TypeProps) {
  const { question, answers, onAnswer } = props
  const { t } = useTexts()
  const [group] = itemsOf(question)
  if (!group) return null
  const chosen = answers.get(group.id)?.optionId
  const Field = group.options.length > MAX_IN_SELECT ? Combobox : SelectField
  return (
    <>
      <Field
        label={t('quest.answer')}
        options={group.options.map(({ id, text }) => ({ value: `${id}`, label: read(text) }))}
        value={chosen ? `${chosen}` : null}
        onChange={(value) => onAnswer(group.id, choose(value === null ? null : Number(value)))}
      />
      <OtherText {...props} />
    </>
  )
}
