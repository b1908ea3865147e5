import { useTexts } from '../../shared/i18n/use-texts.ts'
import { MentorLoads } from './mentor-loads.tsx'
import { Page } from '../../shared/layout/page.tsx'
import { Heading } from '../../shared/layout/heading.tsx'

/** The mentors of the project (spec §2.3, admin/user/mentorlist). */
export default function MentorListPage() {
  const { t } = useTexts()
  return (
    <Page width={1200} gap={5}>
      <Heading as="h1" size="page">
        {t('supervision.tab.mentors')}
      </Heading>
      <MentorLoads />
    </Page>
  )
}
