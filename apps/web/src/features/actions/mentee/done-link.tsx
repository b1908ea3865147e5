import { pathOf } from '@telemachos/contract/paths'
import { ProjectLink } from '#ui'
import { useTexts } from '#shared'

/** The way to what is completed; nothing before the first action is. */
export function DoneLink({ done }: { readonly done: number }) {
  const { t } = useTexts()
  if (done === 0) return null
  return (
    <ProjectLink to={pathOf('mentee.actionsdone')}>
      {t('actions.mentee.ahead.doneLink', { count: done })}
    </ProjectLink>
  )
}
