import { pathOf } from '@telemachos/contract/paths'
import { ProjectLink } from '#ui'
import { useTexts } from '#shared'
import { surfaceClasses as surface } from '#layout'

/** For those who may open a mentee's own pages without being one. */
export function NotMentee({ title }: { readonly title: string }) {
  const { t } = useTexts()
  return (
    <section className={surface.card}>
      <h1 className={surface.heading}>{title}</h1>
      <p className={surface.text}>{t('actions.mentee.notMentee')}</p>
      <ProjectLink to={pathOf('mentor.mentee.list')}>{t('actions.mentee.toMentees')}</ProjectLink>
    </section>
  )
}
