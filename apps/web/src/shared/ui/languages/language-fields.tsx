import { LANGUAGES, type BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { missingLanguages, type TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import fieldClasses from '../field.module.css'
import { FieldFrame, type FieldFrameProps } from '../field-frame.tsx'
import { useTextLength } from '../use-text-length.ts'
import classes from './languages.module.css'
import { MissingNote } from './missing-note.tsx'

interface Props<Text extends TextByLanguage> {
  /** What the text is. */
  readonly name: string
  readonly value: Text
  /** @param language which of the texts was written. */
  readonly onChange: (value: Text, language: BuiltInLanguage) => void
  readonly maxLength: number | undefined
  /** Lines of the fields, which grow as they are written; a text of one line without it. */
  readonly rows?: number
  readonly hint?: string | undefined
  readonly errorOf?: ((language: BuiltInLanguage) => ReactNode) | undefined
  /** What is said below a field; without it, of one that is empty, that another language is shown. */
  readonly note?: ((language: BuiltInLanguage) => ReactNode) | undefined
  /** The look of several lines. */
  readonly areaClass?: string | undefined
  readonly firstRef?: Ref<HTMLTextAreaElement> | undefined
}

/** A text in all languages, beside each other; on a phone one below the other. */
export function LanguageFields<Text extends TextByLanguage>(props: Props<Text>) {
  const { name, value, onChange, maxLength, rows, hint, errorOf, note, areaClass, firstRef } = props
  const { t } = useTexts()
  const blank = missingLanguages(value)
  return (
    <div className={classes.fields}>
      {LANGUAGES.map((language, place) => (
        <div key={language}>
          <OneLanguage
            label={t(`ui.language.${language}`, { name })}
            hint={hint}
            error={errorOf?.(language)}
            language={language}
            maxLength={maxLength}
            rows={rows}
            areaClass={areaClass}
            areaRef={place === 0 ? firstRef : undefined}
            value={value[language] ?? ''}
            onChange={(text) => onChange({ ...value, [language]: text }, language)}
          />
          {note ? note(language) : blank.includes(language) && <MissingNote language={language} />}
        </div>
      ))}
    </div>
  )
}

interface OneLanguageProps extends FieldFrameProps {
  readonly language: BuiltInLanguage
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number | undefined
  readonly rows: number | undefined
  readonly areaClass: string | undefined
  readonly areaRef: Ref<HTMLTextAreaElement> | undefined
}

function OneLanguage(props: OneLanguageProps) {
  const { label, hint, error, language, value, onChange, maxLength, rows, areaClass, areaRef } =
    props
  const length = useTextLength({ value, maxLength })
  return (
    <FieldFrame label={label} hint={hint} error={error} length={length.note}>
      {(control) => {
        const input = {
          ...control,
          ...length.control,
          lang: language,
          dir: 'auto',
          value,
          onChange: ({ currentTarget }: { readonly currentTarget: { value: string } }) =>
            onChange(currentTarget.value),
        }
        return rows === undefined ? (
          <input {...input} className={fieldClasses.input} />
        ) : (
          <textarea
            {...input}
            ref={areaRef}
            rows={rows}
            className={[fieldClasses.input, classes.area, areaClass].filter(Boolean).join(' ')}
          />
        )
      }}
    </FieldFrame>
  )
}
