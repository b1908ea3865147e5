import { Heading, Stack } from '#layout'
import { call, useCall, useIdentity, useTexts, useParticipant } from '#shared'
import { Tabs, useHashTab } from '#ui'
import { MailTable } from './mail-table.tsx'
import { useMailAddress } from './use-mail-address.ts'
import classes from './mail.module.css'

/** What they had sent is shown first. */
const SHOWN = ['sent', 'received'] as const
type Box = (typeof SHOWN)[number]

/** What was mailed to the person, and what they had sent; a mentee sends nothing. */
export default function OwnMailsPage() {
  const { t } = useTexts()
  const isMentee = useParticipant() === 'mentee'
  const [box, setBox] = useHashTab('box', SHOWN)
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
          tabs={SHOWN.map((key) => ({ key, label: t(`mail.tab.${key}`) }))}
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
  const table = useMailAddress(box, [])
  const query = useCall('mail.listOwnMails', { ProjectId, Box: box, ...table.asked })
  return (
    <MailTable
      table={table}
      query={asTable(query)}
      readPage={async (part, signal) => {
        const found = await call('mail.listOwnMails', { ProjectId, Box: box, ...part }, { signal })
        return { ...found, count: found.All }
      }}
      without={box === 'received' ? 'to' : 'from'}
    />
  )
}

type Query = ReturnType<typeof useCall<'mail.listOwnMails'>>

/** The table counts pages by all that match. */
function asTable(query: Query) {
  const { data } = query
  return { ...query, data: data && { ...data, count: data.All } }
}
