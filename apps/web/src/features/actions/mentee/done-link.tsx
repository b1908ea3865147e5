import { ProjectLink } from '../../../shared/ui/project-link.tsx'
import { useTexts } from '../../../shared/i18n/use-texts.ts'

/** The way to what is completed; nothing before the first action is. */
export function DoneLink({ done }: { readonly done: number }) {
  const { t } = useTexts()
  if (done === 0) return null
  return (
    <ProjectLink to="mentee/actionsdone">
      {t('actions.mentee.ahead.doneLink', { count: done })}
    </ProjectLink>
  )
}
