import { Heading, Page, Text } from '#layout'
import { useTexts } from '#shared'
import { SignedIn } from '../../features/identity/signed-in.tsx'
import { ImportsCard } from '../../features/imports/imports-card.tsx'
import { FailedMails } from '../../features/mail/failed-mails.tsx'
import { JobsCard } from '../../features/operations/jobs-card.tsx'
import { PartsCard } from '../../features/operations/parts-card.tsx'
import { StorageCard } from '../../features/operations/storage-card.tsx'
import { WaitingErasures } from '../../features/privacy/waiting-erasures.tsx'

/** `admin/operations`: what the system does by itself, and what of it needs somebody. */
export default function OperationsPage() {
  const { t } = useTexts()
  return (
    <Page width={1200}>
      <div>
        <Heading as="h1" size="page">
          {t('route.root.defaultlayout.project.admin.operations.title')}
        </Heading>
        <Text tone="soft">{t('operations.lead')}</Text>
      </div>
      <PartsCard />
      <JobsCard />
      <FailedMails />
      <ImportsCard />
      <WaitingErasures />
      <StorageCard />
      <SignedIn />
    </Page>
  )
}
