import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Page, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import classes from './calculators.module.css'

/** The calculators that the person's role may use whenever they like. */
export default function CalculatorsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('spreadsheets.listCalculators', { ProjectId: ProjectId ?? 0 })
  return (
    <Page width="text">
      <header>
        <Heading as="h1" size="page">
          {t('route.root.defaultlayout.project.calculators.title')}
        </Heading>
        <Text tone="faint">{t('calc.list.lead')}</Text>
      </header>
      <Loadable query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              picture="calculator"
              title={t('calc.list.none')}
              text={t('calc.list.noneText')}
            />
          ) : (
            <Card as="section">
              <ul className={classes.list}>
                {list.map(({ Id, Name }) => (
                  <li key={Id}>
                    <ProjectLink to={pathOf('calculators.one', { spreadsheetId: Id })}>
                      {Name}
                    </ProjectLink>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loadable>
    </Page>
  )
}
