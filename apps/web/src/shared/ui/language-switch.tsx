import { shortName, useLanguages } from '../i18n/languages.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { useTexts, type Texts } from '../i18n/use-texts.ts'
import classes from './language-switch.module.css'

/** Chooses the language of the page; each names itself, so that those who need it can read it. */
export function LanguageSwitch({ onTexts }: { onTexts: (texts: Texts) => void }) {
  const { t, language } = useTexts()
  const languages = useLanguages()
  return (
    <div role="group" aria-label={t('core.language')} className={classes.group}>
      {languages.map(({ code, title }) => (
        <button
          key={code}
          type="button"
          lang={code}
          title={title}
          aria-pressed={code === language}
          className={classes.choice}
          onClick={() => void loadTexts(code).then(onTexts)}
        >
          {shortName(code)}
        </button>
      ))}
    </div>
  )
}
