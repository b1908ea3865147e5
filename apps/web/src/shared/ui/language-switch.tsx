import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { loadTexts } from '../i18n/load-texts.ts'
import { useTexts, type Texts } from '../i18n/use-texts.ts'
import classes from './language-switch.module.css'

/** Each language names itself, so that those who need it can read it. */
const NAMES: Record<Language, { short: string; title: string }> = {
  el: { short: 'ΕΛ', title: 'Ελληνικά' },
  en: { short: 'EN', title: 'English' },
}

/** Chooses the language of the page. */
export function LanguageSwitch({ onTexts }: { onTexts: (texts: Texts) => void }) {
  const { t, language } = useTexts()
  return (
    <div role="group" aria-label={t('core.language')} className={classes.group}>
      {LANGUAGES.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          title={NAMES[name].title}
          aria-pressed={name === language}
          className={classes.choice}
          onClick={() => void loadTexts(name).then(onTexts)}
        >
          {NAMES[name].short}
        </button>
      ))}
    </div>
  )
}
