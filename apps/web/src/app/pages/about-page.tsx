import { libraries, version } from 'virtual:about'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { KeyList } from '../shell/key-list.tsx'
import { useProjectSettings } from '../shell/use-project.ts'
import classes from './about-page.module.css'

/** What the product is, whom to turn to, how to do without a mouse, and on what it is built. */
export default function AboutPage() {
  const { t } = useTexts()
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{t('about.title')}</h1>
        <p className={classes.quiet}>{t('about.version', { version })}</p>
      </header>
      <p className={classes.what}>{t('about.what')}</p>
      <Contact />
      <section className={classes.card} aria-labelledby="about-keys">
        <h2 id="about-keys" className={classes.heading}>
          {t('about.keys')}
        </h2>
        <p>{t('about.keys.text')}</p>
        <KeyList />
      </section>
      <Licences />
    </div>
  )
}

function Contact() {
  const { t } = useTexts()
  const { Name, Email, Phone } = useProjectSettings().Config?.Contact ?? {}
  return (
    <section className={classes.card} aria-labelledby="about-contact">
      <h2 id="about-contact" className={classes.heading}>
        {t('about.contact')}
      </h2>
      {Name || Email || Phone ? (
        <ul className={classes.contact}>
          {Name && <li>{Name}</li>}
          {Email && (
            <li>
              <a href={`mailto:${Email}`}>{Email}</a>
            </li>
          )}
          {Phone && (
            <li>
              <a href={`tel:${Phone}`}>{Phone}</a>
            </li>
          )}
        </ul>
      ) : (
        <p>{t('about.contact.none')}</p>
      )}
    </section>
  )
}

function Licences() {
  const { t } = useTexts()
  return (
    <section className={classes.card} aria-labelledby="about-licences">
      <h2 id="about-licences" className={classes.heading}>
        {t('about.licences')}
      </h2>
      <p>{t('about.licences.text', { count: libraries.length })}</p>
      <details>
        <summary className={classes.summary}>{t('about.licences.show')}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('about.licences.name')}</th>
              <th scope="col">{t('about.licences.version')}</th>
              <th scope="col">{t('about.licences.licence')}</th>
            </tr>
          </thead>
          <tbody>
            {libraries.map(([name, release, licence]) => (
              <tr key={`${name} ${release}`}>
                <th scope="row">{name}</th>
                <td>{release}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
