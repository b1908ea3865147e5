import { ProjectLink } from '../../../shared/ui/project-link.tsx'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import surface from '../../../shared/actions/surface.module.css'

/** For those who may open a mentee's own pages without being one. */
export function NotMentee({ title }: { readonly title: string }) {
  const { t } = useTexts()
  return (
    <section className={surface.card}>
      <h1 className={surface.heading}>{title}</h1>
      <p className={surface.text}>{t('actions.mentee.notMentee')}</p>
      <ProjectLink to="mentor/mentee/list">{t('actions.mentee.toMentees')}</ProjectLink>
    </section>
  )
}
