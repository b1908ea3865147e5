import { useTexts } from '../../shared/i18n/use-texts.ts'
import { MentorLoads } from './mentor-loads.tsx'
import classes from './supervision-page.module.css'

/** The mentors of the project (spec §2.3, admin/user/mentorlist). */
export default function MentorListPage() {
  const { t } = useTexts()
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('supervision.tab.mentors')}</h1>
      <MentorLoads />
    </div>
  )
}
