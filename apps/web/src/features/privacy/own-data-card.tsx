import { useTexts } from '../../shared/i18n/use-texts.ts'
import classes from './own-data-card.module.css'

/** Where people download what is kept about them. */
export function OwnDataCard() {
  const { t } = useTexts()
  return (
    <section className={classes.card} aria-labelledby="own-data">
      <h2 id="own-data" className={classes.heading}>
        {t('privacy.copy.title')}
      </h2>
      <p>{t('privacy.copy.lead')}</p>
      <a href="/api/privacy/OwnData" download="telemachos-data.zip">
        {t('privacy.copy.download')}
      </a>
    </section>
  )
}
