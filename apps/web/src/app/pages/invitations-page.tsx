import { useQueryClient } from '@tanstack/react-query'
import { InvitationList } from '#features/imports'
import { useTexts } from '#shared'
import { Toasts } from '#ui'
import { useApp } from '../app-context.ts'
import classes from '../plain-page.module.css'

/** Where the mail about an invitation leads, and the banner: outside of any project. */
export default function InvitationsPage() {
  const { t } = useTexts()
  const { identity, refreshIdentity } = useApp()
  const queries = useQueryClient()
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <h1>{t('invitations.title')}</h1>
        <InvitationList
          isOwn={!identity.StandIn}
          onJoined={() => {
            void queries.invalidateQueries()
            refreshIdentity()
          }}
        />
        <a href="/">{t('invitations.onward')}</a>
      </section>
      <Toasts />
    </main>
  )
}
