import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { useCall, useMay, useTexts } from '#shared'
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
              {languages.map(({ code, title, total, missing, temporary }) => (
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
                </li>
              ))}
            </ul>
            {languages.every(({ missing }) => missing === 0) && (
              <Text tone="soft">{t('language.home.none')}</Text>
            )}
            <ProjectLink to={pathOf('admin.language')}>
              {t('route.root.defaultlayout.project.admin.language.title')}
            </ProjectLink>
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}
