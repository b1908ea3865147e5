import { Heading, Page, Row, Text } from '#layout'
import { useState } from 'react'
import { useIdentity, useTexts } from '#shared'
import { Button, lazyWindow } from '#ui'
import { CallCard } from './call-card.tsx'
import classes from './applications.module.css'
import { ReviewList } from './review-list.tsx'

/** Few open them, beside those who work off the list. */
const RulesDrawer = lazyWindow(() => import('./rules-drawer.tsx'))
const RankingDrawer = lazyWindow(() => import('./ranking-drawer.tsx'))

/** The review of applications (spec §2.3, admin/project/applications). */
export default function ApplicationsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [drawer, setDrawer] = useState<'rules' | 'rank'>()
  const close = () => setDrawer(undefined)
  return (
    <Page key={ProjectId} width="full">
      <div>
        <Row gap={3} lineGap={1} justify="between">
          <Heading as="h1" size="page">
            {t('applications.title')}
          </Heading>
          <Row gap={3}>
            <Button variant="default" onClick={() => setDrawer('rules')}>
              {t('applications.rules')}
            </Button>
            <Button variant="default" onClick={() => setDrawer('rank')}>
              {t('applications.rank')}
            </Button>
          </Row>
        </Row>
        <Text tone="soft" className={classes.lead}>
          {t('applications.lead')}
        </Text>
      </div>
      <CallCard />
      {drawer === 'rules' && <RulesDrawer onClose={close} />}
      {drawer === 'rank' && <RankingDrawer onClose={close} />}
      <ReviewList />
    </Page>
  )
}
