import { Card, Heading, Stack, Text } from '#layout'
import { libraries, version } from 'virtual:about'
import { useSettings, useTexts } from '#shared'
import { KeyList } from '../shell/key-list.tsx'
import classes from './about-page.module.css'

/** What the product is, whom to turn to, how to do without a mouse, and on what it is built. */
export default function AboutPage() {
  const { t } = useTexts()
  return (
    <Stack gap={5} className={classes.page}>
      <header>
        <Heading as="h1" size="profile">
          {t('about.title')}
        </Heading>
        <Text tone="faint">{t('about.version', { version })}</Text>
      </header>
      <p className={classes.what}>{t('about.what')}</p>
      <Contact />
      <Card as="section" gap={3} aria-labelledby="about-keys">
        <Heading id="about-keys">{t('about.keys')}</Heading>
        <p>{t('about.keys.text')}</p>
        <KeyList />
      </Card>
      <Licences />
    </Stack>
  )
}

function Contact() {
  const { t } = useTexts()
  const { Name, Email, Phone } = useSettings().Config?.Contact ?? {}
  return (
    <Card as="section" gap={3} aria-labelledby="about-contact">
      <Heading id="about-contact">{t('about.contact')}</Heading>
      {Name || Email || Phone ? (
        <Stack as="ul" gap={1}>
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
        </Stack>
      ) : (
        <p>{t('about.contact.none')}</p>
      )}
    </Card>
  )
}

function Licences() {
  const { t } = useTexts()
  return (
    <Card as="section" gap={3} aria-labelledby="about-licences">
      <Heading id="about-licences">{t('about.licences')}</Heading>
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
    </Card>
  )
}
