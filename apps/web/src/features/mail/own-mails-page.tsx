import { Heading, Stack } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, useParticipant } from '#shared'
import { Tabs, useTableState } from '#ui'
import { MailTable } from './mail-table.tsx'
import classes from './mail.module.css'

const BOXES = ['received', 'sent'] as const
type Box = (typeof BOXES)[number]

/** What was mailed to the person, and what they had sent; a mentee sends nothing. */
export default function OwnMailsPage() {
  const { t } = useTexts()
  const isMentee = useParticipant() === 'mentee'
  const [box, setBox] = useState<Box>(isMentee ? 'received' : 'sent')
  return (
    <Stack gap={4} packed className={classes.page}>
      <Heading as="h1" size="page">
        {t('mail.title')}
      </Heading>
      {isMentee ? (
        <OwnMails box="received" />
      ) : (
        <Tabs
          label={t('mail.title')}
          tabs={BOXES.map((key) => ({ key, label: t(`mail.tab.${key}`) })).toReversed()}
          current={box}
          onChange={setBox}
        >
          <OwnMails key={box} box={box} />
        </Tabs>
      )}
    </Stack>
  )
}

function OwnMails({ box }: { readonly box: Box }) {
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const query = useCall('mail.listOwnMails', { ProjectId, Box: box, page: table.page })
  return (
    <MailTable table={table} query={asTable(query)} without={box === 'received' ? 'to' : 'from'} />
  )
}

type Query = ReturnType<typeof useCall<'mail.listOwnMails'>>

/** The table counts pages by all that match. */
function asTable(query: Query) {
  const { data } = query
  return { ...query, data: data && { ...data, count: data.All } }
}
