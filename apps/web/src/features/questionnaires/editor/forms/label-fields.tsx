import type { Label } from '@telemachos/questionnaire/definition'
import type { Ref } from 'react'
import { useTexts } from '#shared'
import { FieldFrame } from '#ui'
import fieldClasses from '../../../../shared/ui/field.module.css'
import classes from './forms.module.css'

interface Props {
  /** What the text is. */
  readonly name: string
  readonly value: Label
  /** @param language which of the two texts was written. */
  readonly onChange: (value: Label, language: keyof Label) => void
  /** Lines of the fields; one without it. */
  readonly rows?: number
  readonly firstRef?: Ref<HTMLTextAreaElement> | undefined
}

const LONGEST = 4_000

/** A text in both languages, beside each other. */
export function LabelFields({ name, value, onChange, rows = 1, firstRef }: Props) {
  const { t } = useTexts()
  return (
    <div className={classes.pair}>
      {(['el', 'en'] as const).map((language) => (
        <FieldFrame
          key={language}
          label={t(language === 'el' ? 'questEdit.greek' : 'questEdit.english', { field: name })}
        >
          {(control) => (
            <textarea
              {...control}
              ref={language === 'el' ? firstRef : undefined}
              lang={language}
              dir="auto"
              rows={rows}
              maxLength={LONGEST}
              className={`${fieldClasses.input} ${classes.area}`}
              value={value[language]}
              onChange={(event) =>
                onChange({ ...value, [language]: event.currentTarget.value }, language)
              }
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}
