import { Heading, Page, Text } from '#layout'
import { useTexts } from '#shared'
import { SignedIn } from '#features/identity'
import { ImportsCard } from '#features/imports'
import { FailedMails } from '#features/mail'
import { JobsCard, PartsCard, StorageCard } from '#features/operations'
import { WaitingErasures } from '#features/privacy'

/** `admin/operations`: what the system does by itself, and what of it needs somebody. */
export default function OperationsPage() {
  const { t } = useTexts()
  return (
    <Page width="full">
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
