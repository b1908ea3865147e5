import type { ReactNode } from 'react'
import { callAddress, signOff, useTexts } from '#shared'
import { BrandMark, Dialogs, Toasts } from '#ui'
import classes from './applicant.module.css'

/** What surrounds the pages of somebody who has an account and no place in a project yet. */
export function ApplicantFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <BrandMark />
        <a href={callAddress('identity.signOff', {})} onClick={signOff}>
          {t('shell.user.signOff')}
        </a>
      </header>
      <main className={classes.list}>{children}</main>
      <Dialogs />
      <Toasts />
    </div>
  )
}
