import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { missingLanguages, type TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import fieldClasses from '../field.module.css'
import { FieldFrame } from '../field-frame.tsx'
import classes from './languages.module.css'
import { MissingNote } from './missing-note.tsx'

interface Props<Text extends TextByLanguage> {
  /** What the text is. */
  readonly name: string
  readonly value: Text
  /** @param language which of the texts was written. */
  readonly onChange: (value: Text, language: Language) => void
  readonly maxLength: number
  /** Lines of the fields, which grow as they are written; a text of one line without it. */
  readonly rows?: number
  readonly hint?: string | undefined
  readonly errorOf?: ((language: Language) => ReactNode) | undefined
  /** What is said below a field that is empty; that another language is shown, without it. */
  readonly missing?: ((language: Language) => ReactNode) | undefined
  readonly firstRef?: Ref<HTMLTextAreaElement> | undefined
}

/** A text in all languages, beside each other; on a phone one below the other. */
export function LanguageFields<Text extends TextByLanguage>(props: Props<Text>) {
  const { name, value, onChange, maxLength, rows, hint, errorOf, missing, firstRef } = props
  const { t } = useTexts()
  const blank = missingLanguages(value)
  return (
    <div className={classes.fields}>
      {LANGUAGES.map((language, place) => (
        <div key={language}>
          <FieldFrame
            label={t(`ui.language.${language}`, { name })}
            hint={hint}
            error={errorOf?.(language)}
          >
            {(control) => {
              const input = {
                ...control,
                lang: language,
                dir: 'auto',
                maxLength,
                value: value[language] ?? '',
                onChange: ({ currentTarget }: { readonly currentTarget: { value: string } }) =>
                  onChange({ ...value, [language]: currentTarget.value }, language),
              }
              return rows === undefined ? (
                <input {...input} className={fieldClasses.input} />
              ) : (
                <textarea
                  {...input}
                  ref={place === 0 ? firstRef : undefined}
                  rows={rows}
                  className={`${fieldClasses.input} ${classes.area}`}
                />
              )
            }}
          </FieldFrame>
          {blank.includes(language) &&
            (missing ? missing(language) : <MissingNote language={language} />)}
        </div>
      ))}
    </div>
  )
}
