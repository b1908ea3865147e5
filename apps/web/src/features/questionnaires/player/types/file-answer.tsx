import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import classes from './types.module.css'
import type { TypeProps } from './type-props.ts'

/** Type 21: the file that was uploaded. */
export function FileAnswer({ question, answers }: TypeProps) {
  const { t } = useTexts()
  const [group] = question.groups
  const id = group && answers.get(group.id)?.text
  return <p className={classes.note}>{id ? t('quest.file.there', { id }) : t('quest.file.none')}</p>
}
