import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import classes from './types.module.css'
import { WrittenField } from './written-field.tsx'
import type { TypeProps } from './type-props.ts'

const LONGEST_NAME = 200

/** Type 24: one's name as a signature. */
export function Signature(props: TypeProps) {
  const { t } = useTexts()
  return (
    <div className={classes.signature}>
      <p className={classes.note}>{t('quest.signature')}</p>
      <WrittenField {...props} type="text" autoComplete="name" maxLength={LONGEST_NAME} />
    </div>
  )
}
