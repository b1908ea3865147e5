import { Card, Heading } from '#layout'
import { Button, Loadable, toast, showSystemMessage } from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts, useWrite } from '#shared'
import classes from './account-card.module.css'
import { InvitationLink } from './invitation-link.tsx'

/** When a person last signed in, and in which project they begin; an Admin sets that (spec §6). */
export function AccountCard({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const account = useCall('people.getAccount', { UserId: userId })
  const begin = useWrite('identity.setDefaultProject')
  const isAdmin = Role === 'Admin' || Role === 'SuperAdmin'
  const when = (at: string | null) => (at === null ? t('users.account.never') : formatDateTime(at))
  return (
    <Card as="section" gap={4} align="start" aria-labelledby="account-title">
      <Heading id="account-title">{t('users.account.title')}</Heading>
      <Loadable query={account}>
        {({ InvitedAt, SignedInAt, DefaultProjectId, MailsLeave }) => (
          <>
            <dl className={classes.facts}>
              <dt>{t('users.account.signedIn')}</dt>
              <dd>{when(SignedInAt)}</dd>
              <dt>{t('users.account.invited')}</dt>
              <dd>{when(InvitedAt)}</dd>
              <dt>{t('users.account.begins')}</dt>
              <dd>
                {t(
                  DefaultProjectId === null
                    ? 'users.account.beginsElsewhere'
                    : 'users.account.beginsHere',
                )}
              </dd>
            </dl>
            {SignedInAt === null && !MailsLeave && <InvitationLink userId={userId} />}
            {isAdmin && DefaultProjectId === null && (
              <Button
                variant="default"
                loading={begin.isPending}
                onClick={() =>
                  begin.mutate(
                    { UserId: userId, ProjectId },
                    {
                      onSuccess: () => toast(t('users.account.beginsSaved')),
                      onError: (error) => showSystemMessage(error, t),
                    },
                  )
                }
              >
                {t('users.account.beginHere')}
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  )
}
