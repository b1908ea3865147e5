import { IconLanguageOff } from '@tabler/icons-react'
import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { missingLanguages, type TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './languages.module.css'

/** That a text is not written in a language, and what is shown in its place. */
export function MissingNote({ language }: { readonly language: BuiltInLanguage }) {
  const { t } = useTexts()
  return (
    <p className={classes.missing}>
      <IconLanguageOff size={16} aria-hidden="true" /> {t(`ui.language.shown.${language}`)}
    </p>
  )
}

/** The languages in which a text is not written, in a word each, where the text itself is not edited. */
export function MissingMark({ value }: { readonly value: TextByLanguage }) {
  const { t } = useTexts()
  return missingLanguages(value).map((language) => (
    <span key={language} className={classes.mark}>
      <IconLanguageOff size={16} aria-hidden="true" /> {t(`ui.language.missing.${language}`)}
    </span>
  ))
}
