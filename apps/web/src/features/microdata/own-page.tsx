import { Card, Heading, Page, Text } from '#layout'
import { PHASES, type Phase } from '@telemachos/contract/microdata/limits'
import { useState } from 'react'
import { useIdentity, useTexts, useUnsavedGuard } from '#shared'
import { FormBody } from './form-body.tsx'

/** Both forms of whoever looks: filled in as far as they know the answers, and final when they say so. */
export default function OwnPage() {
  const { ProjectId } = useIdentity()
  return <OwnForms key={ProjectId} />
}

function OwnForms() {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const [unsaved, setUnsaved] = useState<readonly Phase[]>([])
  useUnsavedGuard({
    isUnsaved: () => unsaved.length > 0,
    staysAt: (next, current) => next.pathname === current.pathname,
    title: t('projects.leave.title'),
    text: t('projects.leave.text'),
    confirmLabel: t('projects.leave.confirm'),
  })
  return (
    <Page width="text">
      <div>
        <Heading as="h1" size="page">
          {t('microdata.own.title')}
        </Heading>
        <Text tone="soft">{t('microdata.own.lead')}</Text>
      </div>
      {PHASES.map((phase) => (
        <Card key={phase} as="section" gap={4}>
          <Heading as="h2" size="section">
            {t(`microdata.${phase}`)}
          </Heading>
          <FormBody
            userId={UserId}
            phase={phase}
            isOwn
            onUnsaved={(isNow) =>
              setUnsaved((before) => [
                ...before.filter((one) => one !== phase),
                ...(isNow ? [phase] : []),
              ])
            }
          />
        </Card>
      ))}
    </Page>
  )
}
