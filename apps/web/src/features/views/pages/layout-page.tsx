import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Page, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'

/** The views of the role, each a way to its page (spec §2.2, customlayout). */
export default function LayoutPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const views = useCall('views.autoCache', { ProjectId })
  return (
    <Page width="full" gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('views.title')}
        </Heading>
        <Text tone="soft">{t('views.layout.lead')}</Text>
      </div>
      <Loadable query={views}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              picture="layout"
              title={t('views.layout.none')}
              text={t('views.layout.noneText')}
            />
          ) : (
            <Card as="ul" gap={2}>
              {list.map(({ Name, Title }) => (
                <li key={Name}>
                  <ProjectLink to={pathOf('view', { name: Name })}>{Title}</ProjectLink>
                </li>
              ))}
            </Card>
          )
        }
      </Loadable>
    </Page>
  )
}
