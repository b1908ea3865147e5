import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { useCall, useMay, useTexts, type CallOutput } from '#shared'
import { Loadable, ProjectLink } from '#ui'
import classes from './language.module.css'

/** How much of each language is translated, and the way to what is missing; nothing for others. */
export function TranslationProgress() {
  const may = useMay()
  return may('language.listProgress') ? <Progress /> : null
}

function Progress() {
  const { t } = useTexts()
  const progress = useCall('language.listProgress', {})
  return (
    <Card as="section" gap={3} aria-labelledby="home-language">
      <Heading id="home-language">{t('language.home')}</Heading>
      <Loadable query={progress}>
        {(languages) => (
          <Stack gap={3}>
            <ul className={classes.progress}>
              {mostToDo(languages).map(({ code, title, total, missing, temporary, next }) => (
                <li key={code}>
                  <Row gap={3} align="baseline" justify="between">
                    <strong lang={code}>{title}</strong>
                    <Text as="span" tone="soft">
                      {missing === 0
                        ? t('language.home.complete')
                        : t('language.home.missing', { count: missing })}
                    </Text>
                  </Row>
                  <progress
                    max={total}
                    value={total - missing}
                    aria-label={t('language.table', { title })}
                  />
                  {temporary > 0 && (
                    <Text tone="faint" size="small">
                      {t('language.home.temporary', { count: temporary })}
                    </Text>
                  )}
                  {next.length > 0 && (
                    <>
                      <Text size="small">{t('language.home.next')}</Text>
                      <ul lang="en" className={classes.next}>
                        {next.map(({ label, text }) => (
                          <li key={label} dir="auto">
                            {text}
                          </li>
                        ))}
                      </ul>
                      <ProjectLink to={pathOf('admin.language')} hash={code}>
                        {t('language.home.write', { title })}
                      </ProjectLink>
                    </>
                  )}
                </li>
              ))}
            </ul>
            {languages.every(({ missing }) => missing === 0) && (
              <Text tone="soft">{t('language.home.none')}</Text>
            )}
            <Row gap={4}>
              <ProjectLink to={pathOf('admin.language')}>
                {t('route.root.defaultlayout.project.admin.language.title')}
              </ProjectLink>
              {languages.length > 2 && (
                <ProjectLink to={pathOf('admin.texts')}>
                  {t('route.root.defaultlayout.project.admin.texts.title')}
                </ProjectLink>
              )}
            </Row>
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}

/** What there is to do in them comes first. */
const mostToDo = (languages: CallOutput<'language.listProgress'>) =>
  languages.toSorted((one, other) => other.missing - one.missing)
