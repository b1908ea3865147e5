import { ApplicantFrame, OwnApplications } from '#features/applications'
import { PasswordForm } from '#features/identity'
import { useApp } from '../app-context.ts'

/** The page of an applicant: the own applications, and the password (spec §2.1, §2.3). */
export default function ApplicantPage() {
  const { identity } = useApp()
  return (
    <ApplicantFrame>
      <OwnApplications />
      <PasswordForm username={identity.Username} />
    </ApplicantFrame>
  )
}
