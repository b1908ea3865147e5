import { useTexts } from '#shared'
import { MentorLoads } from './mentor-loads.tsx'
import { Heading, Page } from '#layout'

/** The mentors of the project (spec §2.3, admin/user/mentorlist). */
export default function MentorListPage() {
  const { t } = useTexts()
  return (
    <Page width="full" gap={5}>
      <Heading as="h1" size="page">
        {t('supervision.tab.mentors')}
      </Heading>
      <MentorLoads />
    </Page>
  )
}
