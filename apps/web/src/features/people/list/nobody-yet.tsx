import { pathOf } from '@telemachos/contract/paths'
import { useMay, useTexts } from '#shared'
import { EmptyState, ProjectLink } from '#ui'

/** What an empty list of people says: whoever may add people is shown the way to it. */
export function useNobodyYet() {
  const { t } = useTexts()
  const picture = 'people' as const
  if (!useMay()('imports.importUsers'))
    return { picture, title: t('people.none'), text: t('people.noneText') }
  return {
    picture,
    title: t('people.noneYet'),
    text: t('people.noneYetText'),
    action: (
      <ProjectLink to={pathOf('admin.project.users')} hash="mTab=import">
        {t('people.noneYet.import')}
      </ProjectLink>
    ),
  }
}

/** The same where it is not a table that is empty. */
export function NobodyYet() {
  return <EmptyState {...useNobodyYet()} />
}
