import { Heading, Page, Row, Stack, Text } from '#layout'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import {
  call,
  errorText,
  useCall,
  useIdentity,
  useMay,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import { Button, PagedTable, toast, useTableState, TOAST_MS } from '#ui'

type Former = CallOutput<'imports.listFormerMembers'>['list'][number]

/** Those who have left the project, and asking them back. */
export default function FormerMembers() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const { search: Search, asked } = table
  const former = useCall('imports.listFormerMembers', { ProjectId, ...asked, Search })
  return (
    <Page width="text">
      <Heading as="h1" size="page">
        {t('former.title')}
      </Heading>
      <Stack gap={4}>
        <Text tone="soft">{t('former.lead')}</Text>
        <PagedTable<Former>
          label={t('former.title')}
          columns={[
            { key: 'name', label: t('former.name'), cell: fullName },
            {
              key: 'roles',
              label: t('former.roles'),
              cell: ({ Roles }) => Roles.map((role) => t(`identity.role.${role}`)).join(', '),
            },
            {
              key: 'left',
              label: t('former.left'),
              text: ({ LeftAt }) => new Date(LeftAt),
              cell: ({ LeftAt }) => formatDate(LeftAt),
            },
            {
              key: 'back',
              label: t('former.back'),
              text: null,
              cell: (one) => <Back former={one} />,
            },
          ]}
          rowKey={({ UserId }) => UserId}
          table={table}
          query={former}
          readPage={(part, signal) =>
            call('imports.listFormerMembers', { ProjectId, ...part, Search }, { signal })
          }
          searchLabel={t('former.search')}
          empty={{ title: t('former.none'), text: t('former.noneText') }}
        />
      </Stack>
    </Page>
  )
}

/** What has become of asking somebody back, and the way to it. */
function Back({ former }: { readonly former: Former }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const invite = useWrite('imports.inviteFormerMember')
  const { UserId, Asked } = former
  if (Asked) return t(`former.${Asked.State}`, { day: formatDate(Asked.Until) })
  if (!may('imports.inviteFormerMember')) return null
  const name = fullName(former)
  const ask = () =>
    invite.mutate(
      { ProjectId, UserId },
      { onSuccess: () => toast(t('former.invited', { name }), { ms: TOAST_MS.mailNotice }) },
    )
  return (
    <Row gap={2} lineGap={1}>
      <Button
        variant="default"
        loading={invite.isPending}
        aria-label={t('former.inviteOf', { name })}
        onClick={ask}
      >
        {t('former.invite')}
      </Button>
      {invite.error && (
        <Text role="alert" tone="failure" size="small">
          {errorText(invite.error, t)}
        </Text>
      )}
    </Row>
  )
}
